-- Rooms in which the learners and the staff of a class talk, and missions that entering one completes.
create table chat_rooms (
  channel_seq   bigint not null,
  chat_room_seq bigint generated always as identity,
  -- The class it belongs to; null for a room of the whole site.
  course_seq    bigint,
  name          text not null check (name <> ''),
  writers       text not null default 'ALL' check (writers in ('ALL', 'STAFF')),
  sort          integer not null,
  closed_at     timestamptz,
  created_at    timestamptz not null,
  deleted_at    timestamptz,
  primary key (channel_seq, chat_room_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create unique index on chat_rooms (channel_seq, course_seq, name) where deleted_at is null;
call belongs_to_channel('chat_rooms');

create table chat_messages (
  channel_seq        bigint not null,
  chat_message_seq   bigint generated always as identity,
  chat_room_seq      bigint not null,
  user_seq           bigint not null references users,
  is_staff           boolean not null,
  -- Its sender's own number for it: what is sent twice stands once.
  client_key         uuid not null,
  content            text not null,
  created_at         timestamptz not null,
  -- Taken back by its writer, or emptied with the account; its place stays.
  removed_at         timestamptz,
  hidden_at          timestamptz,
  hidden_by_user_seq bigint references users,
  primary key (channel_seq, chat_message_seq),
  unique (channel_seq, chat_room_seq, user_seq, client_key),
  foreign key (channel_seq, chat_room_seq) references chat_rooms (channel_seq, chat_room_seq),
  check ((removed_at is null) = (content <> ''))
);
create index on chat_messages (channel_seq, chat_room_seq, chat_message_seq);
create index on chat_messages (channel_seq, user_seq);
create index on chat_messages (hidden_by_user_seq) where hidden_by_user_seq is not null;
call belongs_to_channel('chat_messages');

-- Who has been in a room, and up to where they read.
create table chat_reads (
  channel_seq   bigint not null,
  chat_room_seq bigint not null,
  user_seq      bigint not null references users,
  entered_at    timestamptz not null,
  read_up_to    bigint not null default 0,
  primary key (channel_seq, chat_room_seq, user_seq),
  foreign key (channel_seq, chat_room_seq) references chat_rooms (channel_seq, chat_room_seq)
);
create index on chat_reads (channel_seq, user_seq);
call belongs_to_channel('chat_reads');

alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '03', '04', '05', '06', '07', '08', '09'));
alter table curriculums drop constraint curriculums_mission_type_check;
alter table curriculums add constraint curriculums_mission_type_check
  check (mission_type in ('ENTER_CHAT_ROOM', 'LESSON_COMPLETE', 'NEW_POST'));
alter table curriculums drop constraint curriculums_mission_of_its_kind;
alter table curriculums add constraint curriculums_mission_of_its_kind check (case curriculum_type_cd
  when '07' then mission_type is not null and mission_type = 'ENTER_CHAT_ROOM'
  when '08' then mission_type is not null and mission_type = 'LESSON_COMPLETE'
  when '09' then mission_type is not null and mission_type = 'NEW_POST'
  when '03' then true
  else mission_type is null end);
alter table curriculums
  -- The room whose entering completes a mission.
  add column chat_room_seq bigint,
  add foreign key (channel_seq, chat_room_seq) references chat_rooms (channel_seq, chat_room_seq),
  add constraint curriculums_enters_a_room
    check (chat_room_seq is null or (mission_type is not null and mission_type = 'ENTER_CHAT_ROOM'));
create index on curriculums (channel_seq, chat_room_seq) where chat_room_seq is not null;
