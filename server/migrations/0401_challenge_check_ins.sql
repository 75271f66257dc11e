-- One learner did one mission on one day.
create table challenge_check_ins (
  channel_seq            bigint not null,
  challenge_check_in_seq bigint generated always as identity,
  challenge_mission_seq  bigint not null,
  class_seq              bigint not null,
  attend_seq             bigint not null,
  user_seq               bigint not null references users,
  challenge_day          date not null,
  content                text not null default '',
  amount                 double precision check (amount >= 0),
  file_seq               bigint,
  alt_text               text not null default '',
  -- Refused by staff: it no longer counts, and its writer may check in anew while the day is open.
  rejected_at            timestamptz,
  rejected_reason        text,
  rejected_by_user_seq   bigint references users,
  created_at             timestamptz not null,
  deleted_at             timestamptz,
  primary key (channel_seq, challenge_check_in_seq),
  unique (channel_seq, file_seq),
  foreign key (channel_seq, challenge_mission_seq) references challenge_missions (channel_seq, challenge_mission_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq),
  check ((rejected_at is null) = (rejected_reason is null))
);
create unique index challenge_check_ins_once on challenge_check_ins
  (channel_seq, challenge_mission_seq, attend_seq, challenge_day) where deleted_at is null and rejected_at is null;
create index on challenge_check_ins (channel_seq, class_seq, challenge_check_in_seq desc) where deleted_at is null;
create index on challenge_check_ins (channel_seq, class_seq, attend_seq, challenge_day)
  where deleted_at is null and rejected_at is null;
create index on challenge_check_ins (channel_seq, attend_seq) where deleted_at is null;
create index on challenge_check_ins (channel_seq, user_seq);
call belongs_to_channel('challenge_check_ins');

create table challenge_cheers (
  channel_seq            bigint not null,
  challenge_check_in_seq bigint not null,
  user_seq               bigint not null references users,
  created_at             timestamptz not null,
  primary key (channel_seq, challenge_check_in_seq, user_seq),
  foreign key (channel_seq, challenge_check_in_seq)
    references challenge_check_ins (channel_seq, challenge_check_in_seq)
);
create index on challenge_cheers (channel_seq, user_seq);
call belongs_to_channel('challenge_cheers');

-- A check-in earns by the key of its mission, person and day; an even turn takes it back.
alter table point_entries
  add column source_key text,
  add column course_seq bigint,
  add foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  drop constraint point_entries_source_type_check,
  add constraint point_entries_source_type_check check (source_type in ('CURRICULUM', 'STAFF', 'CHALLENGE')),
  add check ((source_type = 'CHALLENGE') = (source_key is not null));
create unique index on point_entries (channel_seq, user_seq, kind, source_key, turn) where source_key is not null;
