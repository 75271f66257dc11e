-- What was said in a video room a moment ago, for those who read along; deleted after a minute.
create table live_captions (
  channel_seq      bigint not null,
  live_caption_seq bigint generated always as identity,
  curriculum_seq   bigint not null,
  user_seq         bigint not null references users,
  -- The group in which it was said; null in the room itself.
  live_group_seq   bigint,
  -- The speaker's own key of a sentence, which grows while it is said.
  client_key       uuid not null,
  content          text not null check (content <> ''),
  said_at          timestamptz not null,
  primary key (channel_seq, live_caption_seq),
  unique (channel_seq, curriculum_seq, user_seq, client_key),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  foreign key (channel_seq, live_group_seq) references live_groups (channel_seq, live_group_seq)
);
create index on live_captions (channel_seq, curriculum_seq, said_at);
create index on live_captions (channel_seq, user_seq);
create index on live_captions (channel_seq, live_group_seq) where live_group_seq is not null;
call belongs_to_channel('live_captions');

-- Whether a host switched captions on.
alter table live_rooms add column has_captions boolean not null default false;
