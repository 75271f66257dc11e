-- How a challenge runs: its rounds are the terms, with days, missions and leaders of their own.
create table challenges (
  channel_seq   bigint not null,
  course_seq    bigint not null,
  shows_ranking boolean not null default true,
  -- The hour in Seoul at which learners are reminded of what is left of the day.
  reminder_hour integer default 20 check (reminder_hour between 0 and 23),
  created_at    timestamptz not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
call belongs_to_channel('challenges');
create index on courses (channel_seq, sort, course_seq desc) where product_kind = 'CHALLENGE';

create table challenge_terms (
  channel_seq  bigint not null,
  class_seq    bigint not null,
  introduction text not null default '',
  primary key (channel_seq, class_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq)
);
call belongs_to_channel('challenge_terms');

create table challenge_leaders (
  channel_seq bigint not null,
  class_seq   bigint not null,
  user_seq    bigint not null references users,
  added_at    timestamptz not null,
  primary key (channel_seq, class_seq, user_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq)
);
create index on challenge_leaders (channel_seq, user_seq);
call belongs_to_channel('challenge_leaders');

-- What is done on some days of a term. Days are counted from its first, so that a copy begins whenever it likes.
create table challenge_missions (
  channel_seq           bigint not null,
  challenge_mission_seq bigint generated always as identity,
  class_seq             bigint not null,
  title                 text not null check (title <> ''),
  content               text not null default '',
  check_in_type         text not null check (check_in_type in ('CHECK', 'TEXT', 'NUMBER', 'PHOTO')),
  -- What a number counts: pages, minutes.
  unit                  text not null default '',
  from_day              integer not null default 1 check (from_day > 0),
  -- The last day of the term where it is null.
  until_day             integer check (until_day >= from_day),
  -- From when to when on a day, by the clock of Seoul; over midnight where the end is not later.
  daily_start_time      text check (daily_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  daily_end_time        text check (daily_end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  xp                    integer not null default 0 check (xp between 0 and 100000),
  point                 integer not null default 0 check (point between 0 and 100000),
  sort                  integer not null default 0,
  created_at            timestamptz not null,
  deleted_at            timestamptz,
  primary key (channel_seq, challenge_mission_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq),
  check ((daily_start_time is null) = (daily_end_time is null))
);
create index on challenge_missions (channel_seq, class_seq, sort) where deleted_at is null;
call belongs_to_channel('challenge_missions');
