-- The video room of a live lesson, from the first person who comes.
create table live_rooms (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  is_locked      boolean not null default false,
  created_at     timestamptz not null,
  primary key (channel_seq, curriculum_seq),
  foreign key (channel_seq, curriculum_seq) references live_items (channel_seq, curriculum_seq)
);
call belongs_to_channel('live_rooms');

-- A person who came to a video room.
create table live_room_people (
  channel_seq         bigint not null,
  curriculum_seq      bigint not null,
  user_seq            bigint not null references users,
  user_type           text not null check (user_type in ('user', 'facilitator', 'classManager')),
  state               text not null check (state in ('WAITING', 'ADMITTED', 'DECLINED', 'REMOVED')),
  -- The enrolment to which being inside counts; null for hosts and in courses that every member may enter.
  attend_seq          bigint,
  requested_at        timestamptz not null,
  decided_at          timestamptz,
  decided_by_user_seq bigint references users,
  hand_raised_at      timestamptz,
  primary key (channel_seq, curriculum_seq, user_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq)
);
create index on live_room_people (channel_seq, user_seq);
create index on live_room_people (channel_seq, attend_seq) where attend_seq is not null;
create index on live_room_people (decided_by_user_seq) where decided_by_user_seq is not null;
call belongs_to_channel('live_room_people');

-- When somebody was inside, once for each connection of each tab.
create table live_room_presences (
  channel_seq       bigint not null,
  live_presence_seq bigint generated always as identity,
  curriculum_seq    bigint not null,
  user_seq          bigint not null references users,
  -- The participant as the media process names it.
  identity          text not null,
  joined_at         timestamptz not null,
  left_at           timestamptz,
  primary key (channel_seq, live_presence_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  check (left_at is null or left_at >= joined_at)
);
create unique index on live_room_presences (channel_seq, curriculum_seq, identity) where left_at is null;
create index on live_room_presences (channel_seq, curriculum_seq, user_seq);
create index on live_room_presences (channel_seq, user_seq);
call belongs_to_channel('live_room_presences');

-- What was written during a live lesson.
create table live_room_messages (
  channel_seq      bigint not null,
  live_message_seq bigint generated always as identity,
  curriculum_seq   bigint not null,
  user_seq         bigint not null references users,
  is_host          boolean not null,
  -- A question that only the hosts and its writer read.
  is_for_hosts     boolean not null,
  -- The sender's own key: a message that is sent twice is stored once.
  client_key       uuid not null,
  content          text not null,
  created_at       timestamptz not null,
  removed_at       timestamptz,
  primary key (channel_seq, live_message_seq),
  unique (channel_seq, curriculum_seq, user_seq, client_key),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  check ((removed_at is null) = (content <> ''))
);
create index on live_room_messages (channel_seq, curriculum_seq, live_message_seq);
create index on live_room_messages (channel_seq, user_seq);
call belongs_to_channel('live_room_messages');
