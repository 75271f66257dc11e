-- What a form asked for once makes one class, however often it arrives.
create table course_requests (
  channel_seq bigint not null,
  request_key uuid not null,
  course_seq  bigint,
  created_at  timestamptz not null,
  primary key (channel_seq, request_key),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on course_requests (channel_seq, created_at);
call belongs_to_channel('course_requests');
