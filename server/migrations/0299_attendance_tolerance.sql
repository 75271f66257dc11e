-- By how many minutes learners of a class may come late or leave early without a mark in the book. Without a row it is ten each.
create table attendance_tolerances (
  channel_seq   bigint not null,
  course_seq    bigint not null,
  late_minutes  integer not null check (late_minutes between 0 and 180),
  early_minutes integer not null check (early_minutes between 0 and 180),
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
call belongs_to_channel('attendance_tolerances');
