create table alarms (
  channel_seq     bigint not null references channels,
  alarm_seq       bigint generated always as identity,
  target_user_seq bigint not null references users,
  alarm_type      text not null check (alarm_type in ('06', '14', '20', '22')),
  content         jsonb not null,
  path            text not null,
  course_seq      bigint,
  once            text not null,
  created_at      timestamptz not null,
  primary key (channel_seq, alarm_seq),
  unique (channel_seq, target_user_seq, once)      -- a job may run twice, a person is told once
);
create index on alarms (channel_seq, target_user_seq, alarm_seq desc);
call belongs_to_channel('alarms');

create table boards (
  channel_seq   bigint not null references channels,
  board_seq     bigint generated always as identity,
  board_type_cd text not null check (board_type_cd in ('02')),
  name          text not null,
  is_system     boolean not null default false,
  primary key (channel_seq, board_seq)
);
create unique index boards_one_notice on boards (channel_seq, board_type_cd) where is_system;
call belongs_to_channel('boards');

create table posts (
  channel_seq bigint not null,
  post_seq    bigint generated always as identity,
  board_seq   bigint not null,
  user_seq    bigint not null references users,
  title       text not null check (title <> ''),
  content     text not null,
  is_pinned   boolean not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  deleted_at  timestamptz,
  primary key (channel_seq, post_seq),
  foreign key (channel_seq, board_seq) references boards (channel_seq, board_seq)
);
create index on posts (channel_seq, board_seq, is_pinned desc, created_at desc);
call belongs_to_channel('posts');
