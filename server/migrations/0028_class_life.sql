-- What was handed in, of all sites: whoever runs the installation looks at it in one list.
create table course_reviews (
  course_review_seq     bigint generated always as identity primary key,
  channel_seq           bigint not null references channels,
  course_seq            bigint not null,
  title                 text not null,
  submitted_by_user_seq bigint not null references users,
  submitted_at          timestamptz not null,
  auto_publish_at       timestamptz not null,
  verdict               text check (verdict in ('APPROVED', 'REJECTED', 'AUTO', 'WITHDRAWN')),
  reason                text,
  decided_by_user_seq   bigint references users,
  decided_at            timestamptz,
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check ((verdict is null) = (decided_at is null)),
  check (verdict is distinct from 'REJECTED' or reason is not null)
);
-- A class waits once.
create unique index on course_reviews (channel_seq, course_seq) where verdict is null;
create index on course_reviews (auto_publish_at, course_review_seq) where verdict is null;
create index on course_reviews (decided_at desc, course_review_seq desc) where verdict is not null;

alter table courses add column rejected_reason text;
alter table courses add check (state <> 'SUBMITTED' or auto_publish_at is not null);

call see_all_channels('courses');
insert into course_reviews (channel_seq, course_seq, title, submitted_by_user_seq, submitted_at, auto_publish_at)
  select channel_seq, course_seq, title, writer_user_seq, updated_at, auto_publish_at from courses where state = 'SUBMITTED';
call see_one_channel_again('courses');

-- Who likes which class; their number stands with the class, so that lists never count.
create table course_likes (
  channel_seq bigint not null,
  course_seq  bigint not null,
  user_seq    bigint not null,
  liked_at    timestamptz not null,
  primary key (channel_seq, course_seq, user_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, user_seq) references members (channel_seq, user_seq)
);
create index on course_likes (channel_seq, user_seq, liked_at desc);
create index on course_likes (channel_seq, course_seq, liked_at desc);
call belongs_to_channel('course_likes');

alter table courses add column like_count integer not null default 0 check (like_count >= 0);
create index on courses (channel_seq, like_count desc, course_seq desc) where like_count > 0;
