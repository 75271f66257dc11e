-- Questions that hosts put during a live lesson, with their choices.
create table live_polls (
  channel_seq         bigint not null,
  live_poll_seq       bigint generated always as identity,
  curriculum_seq      bigint not null,
  question            text not null check (question <> ''),
  choices             text[] not null check (cardinality(choices) between 2 and 6),
  created_by_user_seq bigint not null references users,
  created_at          timestamptz not null,
  closed_at           timestamptz,
  primary key (channel_seq, live_poll_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq)
);
-- One at a time.
create unique index on live_polls (channel_seq, curriculum_seq) where closed_at is null;
create index on live_polls (channel_seq, curriculum_seq, live_poll_seq);
create index on live_polls (created_by_user_seq);
call belongs_to_channel('live_polls');

create table live_poll_votes (
  channel_seq   bigint not null,
  live_poll_seq bigint not null,
  user_seq      bigint not null references users,
  -- The position of the choice, from 0.
  choice        integer not null check (choice between 0 and 5),
  voted_at      timestamptz not null,
  primary key (channel_seq, live_poll_seq, user_seq),
  foreign key (channel_seq, live_poll_seq) references live_polls (channel_seq, live_poll_seq)
);
create index on live_poll_votes (channel_seq, user_seq);
call belongs_to_channel('live_poll_votes');
