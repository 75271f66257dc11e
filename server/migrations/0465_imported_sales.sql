-- Learners that staff bring from another service: the class that each name in a file means, and what was sold there. What was sold there is
-- a record, and no order: it is in no sum of sales, statement or payout.
alter table file_imports
  drop constraint file_imports_kind_check,
  add constraint file_imports_kind_check check (kind in ('COURSES', 'PLACES')),
  -- Whether people without an account are invited once the file is brought in.
  add column sends_invitations boolean not null default false;

alter table file_import_rows
  drop constraint file_import_rows_outcome_check,
  add constraint file_import_rows_outcome_check check (outcome in ('DONE', 'ALREADY', 'WAITING', 'RECORDED', 'FAILED')),
  drop constraint file_import_rows_fault_check,
  add constraint file_import_rows_fault_check check (fault in
    ('TITLE_MISSING', 'TITLE_LENGTH', 'KIND_WRONG', 'PRICE_WRONG', 'CURRENCY_WRONG', 'INTRODUCTION_LONG', 'CATEGORY_LONG', 'TEACHER_UNKNOWN',
     'SECTION_LONG', 'LESSON_MISSING', 'LESSON_LONG', 'LESSON_KIND_WRONG', 'VIDEO_WRONG', 'MINUTES_WRONG', 'TOO_MANY_LESSONS', 'OTHER_ROW',
     'WHO_MISSING', 'EMAIL_WRONG', 'PHONE_WRONG', 'NAME_LONG', 'COURSE_MISSING', 'COURSE_UNKNOWN', 'DAY_WRONG', 'AMOUNT_WRONG', 'UNTIL_WRONG', 'DUPLICATE'));

create table file_import_courses (
  channel_seq     bigint not null,
  file_import_seq bigint not null,
  -- The first row that has the name.
  position        integer not null,
  name            text not null,
  row_count       integer not null,
  course_seq      bigint,
  primary key (channel_seq, file_import_seq, position),
  foreign key (channel_seq, file_import_seq) references file_imports on delete cascade,
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on file_import_courses (channel_seq, course_seq);
call belongs_to_channel('file_import_courses');

create table imported_sales (
  channel_seq          bigint not null references channels,
  imported_sale_seq    bigint generated always as identity,
  -- By what a file names it, so that the same file brings it once.
  import_key           text not null check (length(import_key) between 1 and 500),
  -- WAITING: for a member with this address. RECORDED: its time was over, so nobody got a place.
  state                text not null check (state in ('PLACED', 'WAITING', 'RECORDED')),
  user_seq             bigint references users,
  name                 text not null,
  email                text not null,
  course_seq           bigint not null,
  sold_on              date,
  amount               bigint check (amount >= 0),
  currency             text not null check (currency in ('KRW', 'USD')),
  until_on             date,
  imported_by_user_seq bigint not null references users,
  imported_at          timestamptz not null,
  primary key (channel_seq, imported_sale_seq),
  unique (channel_seq, import_key),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on imported_sales (channel_seq, email) where state = 'WAITING';
create index on imported_sales (channel_seq, user_seq);
create index on imported_sales (channel_seq, course_seq);
call belongs_to_channel('imported_sales');
