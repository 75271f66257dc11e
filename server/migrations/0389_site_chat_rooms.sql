-- Chat rooms of the whole site, rooms that are held at another service, and who may no longer enter a room.
alter table chat_rooms
  -- Where people talk, where that is not here: an open chat of Kakao, Discord, Slack.
  add column external_url text check (external_url ~* '^https://'),
  -- Of a room of the site: all members, or those who may learn in a class now.
  add column audience text check (audience in ('MEMBERS', 'STUDENTS')),
  add constraint chat_rooms_have_an_audience check ((course_seq is null) = (audience is not null));
create unique index on chat_rooms (channel_seq, name) where course_seq is null and deleted_at is null;

create table chat_bans (
  channel_seq        bigint not null,
  chat_room_seq      bigint not null,
  user_seq           bigint not null references users,
  banned_at          timestamptz not null,
  banned_by_user_seq bigint not null references users,
  primary key (channel_seq, chat_room_seq, user_seq),
  foreign key (channel_seq, chat_room_seq) references chat_rooms (channel_seq, chat_room_seq)
);
create index on chat_bans (channel_seq, user_seq);
create index on chat_bans (banned_by_user_seq);
call belongs_to_channel('chat_bans');
