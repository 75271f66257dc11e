-- Missions that are done by writing posts, day by day.
alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '03', '04', '05', '06', '08', '09'));
alter table curriculums drop constraint curriculums_mission_type_check;
alter table curriculums add constraint curriculums_mission_type_check
  check (mission_type in ('LESSON_COMPLETE', 'NEW_POST'));
alter table curriculums drop constraint curriculums_mission_of_its_kind;
alter table curriculums add constraint curriculums_mission_of_its_kind check (case curriculum_type_cd
  when '08' then mission_type is not null and mission_type = 'LESSON_COMPLETE'
  when '09' then mission_type is not null and mission_type = 'NEW_POST'
  when '03' then true
  else mission_type is null end);
alter table curriculums
  -- How many posts there may be at all and on one day, and what share of them completes the mission.
  add column max_challenge_count integer not null default 1 check (max_challenge_count between 1 and 1000),
  add column daily_challenge_count integer not null default 1 check (daily_challenge_count between 1 and 20),
  add column completion_rate_condition integer not null default 100 check (completion_rate_condition between 1 and 100),
  -- From when to when on a day, by the clock of Seoul: `22:00`; over midnight where the end is not later.
  add column daily_start_time text check (daily_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column daily_end_time text check (daily_end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column challenge_end_at timestamptz,
  add column public_scope_fixed_yn text not null default 'N' check (public_scope_fixed_yn in ('Y', 'N')),
  add column public_scope_default text not null default 'PUBLIC' check (public_scope_default in ('PUBLIC', 'PRIVATE')),
  add check ((daily_start_time is null) = (daily_end_time is null));

-- What the learners and the staff of a class write for each other.
create table class_posts (
  channel_seq        bigint not null,
  class_post_seq     bigint generated always as identity,
  course_seq         bigint not null,
  user_seq           bigint not null references users,
  content            text not null check (content <> ''),
  -- PRIVATE: for its writer and the staff of the class alone.
  scope              text not null check (scope in ('PUBLIC', 'PRIVATE')),
  -- The mission it was written for, in which place, and the day it counts for.
  curriculum_seq     bigint,
  attend_seq         bigint,
  challenge_day      date,
  pinned_at          timestamptz,
  hidden_at          timestamptz,
  hidden_by_user_seq bigint references users,
  hidden_reason      text,
  created_at         timestamptz not null,
  deleted_at         timestamptz,
  primary key (channel_seq, class_post_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  check ((curriculum_seq is null) = (attend_seq is null) and (attend_seq is null) = (challenge_day is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index on class_posts (channel_seq, course_seq, class_post_seq desc) where deleted_at is null;
create index on class_posts (channel_seq, curriculum_seq, attend_seq) where deleted_at is null;
create index on class_posts (channel_seq, user_seq);
call belongs_to_channel('class_posts');

create table class_comments (
  channel_seq       bigint not null,
  class_comment_seq bigint generated always as identity,
  class_post_seq    bigint not null,
  user_seq          bigint not null references users,
  content           text not null check (content <> ''),
  created_at        timestamptz not null,
  deleted_at        timestamptz,
  primary key (channel_seq, class_comment_seq),
  foreign key (channel_seq, class_post_seq) references class_posts (channel_seq, class_post_seq)
);
create index on class_comments (channel_seq, class_post_seq, class_comment_seq) where deleted_at is null;
create index on class_comments (channel_seq, user_seq);
call belongs_to_channel('class_comments');
