-- The whiteboard of a video room, from when a host opens it for the first time.
create table live_boards (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  is_open        boolean not null,
  -- Whether all learners draw.
  is_for_all     boolean not null default false,
  page           integer not null default 1 check (page between 1 and 20),
  page_count     integer not null default 1 check (page_count between 1 and 20),
  -- Counts the changes of its elements.
  version        bigint not null default 0,
  primary key (channel_seq, curriculum_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  check (page <= page_count)
);
call belongs_to_channel('live_boards');

create table live_board_elements (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  element_id     uuid not null,
  -- Who drew it first.
  user_seq       bigint not null references users,
  page           integer not null check (page between 1 and 20),
  -- Higher ones lie over lower ones.
  position       bigint not null,
  -- The version of the board with its last change.
  version        bigint not null,
  -- Null once it was removed: the row says so for a while to those who have it.
  shape          jsonb,
  updated_at     timestamptz not null,
  primary key (channel_seq, curriculum_seq, element_id),
  foreign key (channel_seq, curriculum_seq) references live_boards (channel_seq, curriculum_seq)
);
create index on live_board_elements (channel_seq, curriculum_seq, version);
create index on live_board_elements (channel_seq, user_seq);
call belongs_to_channel('live_board_elements');

-- Learners whom a host lets draw.
alter table live_room_people add column may_draw boolean not null default false;
