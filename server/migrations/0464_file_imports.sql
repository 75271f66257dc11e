-- Spreadsheets of other services whose classes staff take in, with what became of each row. They are deleted after thirty days.
create table file_imports (
  channel_seq          bigint not null references channels,
  file_import_seq      bigint generated always as identity,
  kind                 text not null check (kind in ('COURSES')),
  state                text not null default 'READ' check (state in ('READ', 'RUNNING', 'DONE')),
  file_name            text not null,
  headings             text[] not null,
  -- The place of each column among the headings.
  columns              jsonb not null,
  uploaded_by_user_seq bigint not null references users,
  uploaded_at          timestamptz not null,
  -- In which results are written.
  language             text not null check (language in ('ko', 'en', 'jp')),
  started_at           timestamptz,
  finished_at          timestamptz,
  primary key (channel_seq, file_import_seq),
  check ((state = 'READ') = (started_at is null)),
  check ((state = 'DONE') = (finished_at is not null))
);
create index on file_imports (channel_seq, uploaded_at);
create unique index file_imports_one_running on file_imports (channel_seq) where state = 'RUNNING';
call belongs_to_channel('file_imports');

create table file_import_rows (
  channel_seq     bigint not null,
  file_import_seq bigint not null,
  -- The order in the file, over all its sheets.
  position        integer not null,
  sheet_no        integer not null,
  row_no          integer not null,
  cells           text[] not null,
  -- The position of the first row of the same class; its own where a row stands for itself.
  group_at        integer,
  fault           text check (fault in
    ('TITLE_MISSING', 'TITLE_LENGTH', 'KIND_WRONG', 'PRICE_WRONG', 'CURRENCY_WRONG', 'INTRODUCTION_LONG', 'CATEGORY_LONG', 'TEACHER_UNKNOWN',
     'SECTION_LONG', 'LESSON_MISSING', 'LESSON_LONG', 'LESSON_KIND_WRONG', 'VIDEO_WRONG', 'MINUTES_WRONG', 'TOO_MANY_LESSONS', 'OTHER_ROW')),
  outcome         text check (outcome in ('DONE', 'ALREADY', 'FAILED')),
  message         text,
  course_seq      bigint,
  primary key (channel_seq, file_import_seq, position),
  foreign key (channel_seq, file_import_seq) references file_imports on delete cascade
);
create index on file_import_rows (channel_seq, file_import_seq, group_at);
call belongs_to_channel('file_import_rows');

-- Which class was made of what a file calls it, so that the same file makes it once.
create table imported_courses (
  channel_seq bigint not null references channels,
  import_key  text not null check (length(import_key) between 1 and 200),
  course_seq  bigint not null,
  imported_at timestamptz not null,
  primary key (channel_seq, import_key),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on imported_courses (channel_seq, course_seq);
call belongs_to_channel('imported_courses');

alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in
    ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice',
     'live_picture', 'live_document', 'board_picture', 'board_file', 'review', 'form_file', 'import_file'));
