-- The groups into which hosts divide the people of a video room, from one time until another.
create table live_divisions (
  channel_seq        bigint not null,
  live_division_seq  bigint generated always as identity,
  curriculum_seq     bigint not null,
  opened_by_user_seq bigint not null references users,
  opens_at           timestamptz not null,
  -- When everybody returns to the room; null until a host decides.
  closes_at          timestamptz,
  primary key (channel_seq, live_division_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq)
);
create index on live_divisions (channel_seq, curriculum_seq, live_division_seq);
create index on live_divisions (opened_by_user_seq);
call belongs_to_channel('live_divisions');

create table live_groups (
  channel_seq       bigint not null,
  live_group_seq    bigint generated always as identity,
  live_division_seq bigint not null,
  number            integer not null check (number between 1 and 50),
  -- Since when its people wait for a host.
  help_requested_at timestamptz,
  primary key (channel_seq, live_group_seq),
  unique (channel_seq, live_division_seq, number),
  foreign key (channel_seq, live_division_seq) references live_divisions (channel_seq, live_division_seq)
);
call belongs_to_channel('live_groups');

-- Where a person is while groups are open: in a group, or without one in the room itself.
create table live_group_people (
  channel_seq       bigint not null,
  live_division_seq bigint not null,
  user_seq          bigint not null references users,
  live_group_seq    bigint,
  -- Where they are until they are moved.
  before_group_seq  bigint,
  moves_at          timestamptz not null,
  primary key (channel_seq, live_division_seq, user_seq),
  foreign key (channel_seq, live_division_seq) references live_divisions (channel_seq, live_division_seq),
  foreign key (channel_seq, live_group_seq) references live_groups (channel_seq, live_group_seq),
  foreign key (channel_seq, before_group_seq) references live_groups (channel_seq, live_group_seq)
);
create index on live_group_people (channel_seq, user_seq);
create index on live_group_people (channel_seq, live_group_seq) where live_group_seq is not null;
create index on live_group_people (channel_seq, before_group_seq) where before_group_seq is not null;
call belongs_to_channel('live_group_people');

-- The group in which a connection is; null in the room itself.
alter table live_room_presences
  add column live_group_seq bigint,
  add foreign key (channel_seq, live_group_seq) references live_groups (channel_seq, live_group_seq);
create index on live_room_presences (channel_seq, live_group_seq) where live_group_seq is not null;

-- Messages of a group, and those that a host sent to the room and all of its groups.
alter table live_room_messages
  add column live_group_seq bigint,
  add column is_announcement boolean not null default false,
  add foreign key (channel_seq, live_group_seq) references live_groups (channel_seq, live_group_seq),
  add check (not is_announcement or (live_group_seq is null and is_host and not is_for_hosts));
create index on live_room_messages (channel_seq, live_group_seq) where live_group_seq is not null;
