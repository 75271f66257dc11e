-- Lessons that hand out files, and missions.
alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '03', '04', '05', '06'));

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment'));

create table curriculum_files (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  file_seq       bigint not null,
  sort           integer not null,
  primary key (channel_seq, curriculum_seq, file_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
create index on curriculum_files (channel_seq, file_seq);
call belongs_to_channel('curriculum_files');

-- Missions: what a class asks its learners to do or to hand in.
-- 99 nothing to hand in, 00 a text, 01 a file, 02 a link.
alter table curriculums add column work_type_cd text not null default '99'
  check (work_type_cd in ('99', '00', '01', '02'));

create table mission_submissions (
  channel_seq        bigint not null,
  submission_seq     bigint generated always as identity,
  course_seq         bigint not null,
  curriculum_seq     bigint not null,
  attend_seq         bigint not null,
  user_seq           bigint not null references users,
  state              text not null check (state in ('SUBMITTED', 'APPROVED', 'RETURNED')),
  content            text not null default '',
  link_url           text,
  file_seq           bigint,
  submitted_at       timestamptz not null,
  judged_at          timestamptz,
  judged_by_user_seq bigint references users,
  deleted_at         timestamptz,
  primary key (channel_seq, submission_seq),
  unique (channel_seq, attend_seq, curriculum_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq),
  check ((state = 'SUBMITTED') = (judged_at is null))
);
create index on mission_submissions (channel_seq, curriculum_seq, submitted_at);
create index on mission_submissions (channel_seq, file_seq);
call belongs_to_channel('mission_submissions');

create table mission_comments (
  channel_seq    bigint not null,
  comment_seq    bigint generated always as identity,
  submission_seq bigint not null,
  user_seq       bigint not null references users,
  is_staff       boolean not null,
  content        text not null check (content <> ''),
  created_at     timestamptz not null,
  primary key (channel_seq, comment_seq),
  foreign key (channel_seq, submission_seq)
    references mission_submissions (channel_seq, submission_seq) on delete cascade
);
create index on mission_comments (channel_seq, submission_seq);
call belongs_to_channel('mission_comments');
