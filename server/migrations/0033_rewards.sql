-- Missions that are done when another item of their class is, and what finishing an item earns.
alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '03', '04', '05', '06', '08'));
alter table curriculums
  add column mission_type text check (mission_type in ('LESSON_COMPLETE')),
  -- The item a mission waits for; null in a copy that was taken out of its class.
  add column mission_resource_seq bigint,
  add column xp integer not null default 0 check (xp between 0 and 100000),
  add column point integer not null default 0 check (point between 0 and 100000),
  add column credit integer not null default 0 check (credit between 0 and 100000),
  add foreign key (channel_seq, mission_resource_seq) references curriculums (channel_seq, curriculum_seq),
  add constraint curriculums_mission_of_its_kind check (case curriculum_type_cd
    when '08' then mission_type is not null and mission_type = 'LESSON_COMPLETE'
    when '03' then true
    else mission_type is null end),
  add constraint curriculums_waits_for_one check (mission_resource_seq is null or mission_type is not null);
create index on curriculums (channel_seq, mission_resource_seq) where mission_resource_seq is not null;

-- What members earned and what was taken back; a balance is the sum. Rows are added, never changed.
create table point_entries (
  channel_seq    bigint not null,
  entry_seq      bigint generated always as identity,
  user_seq       bigint not null references users,
  kind           text not null check (kind in ('POINT', 'XP', 'CREDIT')),
  amount         integer not null check (amount <> 0),
  source_type    text not null check (source_type in ('CURRICULUM', 'STAFF')),
  curriculum_seq bigint,
  -- Odd when an item earns, even when that is taken back: it earns once until then.
  turn           integer not null default 1 check (turn > 0),
  reason         text not null default '',
  by_user_seq    bigint references users,
  created_at     timestamptz not null,
  primary key (channel_seq, entry_seq),
  unique (channel_seq, user_seq, kind, curriculum_seq, turn),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  check ((source_type = 'CURRICULUM') = (curriculum_seq is not null)),
  check ((source_type = 'STAFF') = (by_user_seq is not null and reason <> ''))
);
create index on point_entries (channel_seq, user_seq, entry_seq desc);
create index on point_entries (channel_seq, curriculum_seq);
call belongs_to_channel('point_entries');
