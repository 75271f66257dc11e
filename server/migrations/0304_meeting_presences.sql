-- When members of a class were in the meeting of a live lesson, as its service reports it.
create table meeting_presences (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  -- One stay of one person: who comes back has another.
  visit_key      text not null,
  -- A meeting may be started several times.
  occurrence_key text not null,
  user_seq       bigint not null references users,
  joined_at      timestamptz not null,
  left_at        timestamptz,
  primary key (channel_seq, curriculum_seq, occurrence_key, visit_key),
  foreign key (channel_seq, curriculum_seq) references live_items (channel_seq, curriculum_seq),
  check (left_at is null or left_at >= joined_at)
);
create index on meeting_presences (channel_seq, curriculum_seq, user_seq);
create index on meeting_presences (channel_seq, user_seq);
call belongs_to_channel('meeting_presences');
