-- Questions about a class, and what is said below them.
create table class_questions (
  channel_seq  bigint not null,
  question_seq bigint generated always as identity,
  course_seq   bigint not null,
  user_seq     bigint not null references users,
  content      text not null check (content <> ''),
  -- For its writer and the staff of the class alone.
  is_secret    boolean not null,
  -- Null while an answer is waited for.
  answered_at  timestamptz,
  created_at   timestamptz not null,
  deleted_at   timestamptz,
  primary key (channel_seq, question_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on class_questions (channel_seq, course_seq, question_seq desc) where deleted_at is null;
create index on class_questions (channel_seq, created_at) where deleted_at is null and answered_at is null;
create index on class_questions (channel_seq, user_seq);
call belongs_to_channel('class_questions');

create table class_answers (
  channel_seq  bigint not null,
  answer_seq   bigint generated always as identity,
  question_seq bigint not null,
  user_seq     bigint not null references users,
  is_staff     boolean not null,
  content      text not null check (content <> ''),
  created_at   timestamptz not null,
  deleted_at   timestamptz,
  primary key (channel_seq, answer_seq),
  foreign key (channel_seq, question_seq) references class_questions (channel_seq, question_seq)
);
create index on class_answers (channel_seq, question_seq, answer_seq) where deleted_at is null;
create index on class_answers (channel_seq, user_seq);
call belongs_to_channel('class_answers');
