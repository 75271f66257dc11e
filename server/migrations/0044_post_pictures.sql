-- Pictures that only readers of a post see, posts that visitors read, what readers report, and classes with several pictures.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post'));

-- A post may be pictures alone.
alter table class_posts drop constraint class_posts_content_check;
-- Whoever wrote it was told that visitors read it too.
alter table class_posts add column is_open boolean not null default false;
create index on class_posts (channel_seq, course_seq, class_post_seq desc)
  where is_open and scope = 'PUBLIC' and hidden_at is null and deleted_at is null;
alter table course_settings
  add column post_open_yn text not null default 'N' check (post_open_yn in ('Y', 'N'));

create table class_post_pictures (
  channel_seq    bigint not null,
  class_post_seq bigint not null,
  sort           integer not null,
  file_seq       bigint not null,
  alt_text       text not null check (length(alt_text) <= 200),
  primary key (channel_seq, class_post_seq, sort),
  -- A picture belongs to the one post whose readers see it.
  unique (channel_seq, file_seq),
  foreign key (channel_seq, class_post_seq) references class_posts (channel_seq, class_post_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
call belongs_to_channel('class_post_pictures');

alter table class_comments
  add column hidden_at timestamptz,
  add column hidden_by_user_seq bigint references users,
  add column hidden_reason text,
  add check ((hidden_at is null) = (hidden_reason is null));

-- What readers say is wrong with a post, or with a comment below it.
create table class_reports (
  channel_seq         bigint not null,
  class_report_seq    bigint generated always as identity,
  class_post_seq      bigint not null,
  class_comment_seq   bigint,
  user_seq            bigint not null references users,
  reason_cd           text not null check (reason_cd in ('SPAM', 'ABUSE', 'PRIVACY', 'OTHER')),
  description         text not null check (length(description) <= 500),
  created_at          timestamptz not null,
  settled_at          timestamptz,
  settled_by_user_seq bigint references users,
  verdict             text check (verdict in ('HIDDEN', 'DISMISSED')),
  primary key (channel_seq, class_report_seq),
  foreign key (channel_seq, class_post_seq) references class_posts (channel_seq, class_post_seq),
  foreign key (channel_seq, class_comment_seq) references class_comments (channel_seq, class_comment_seq),
  check ((settled_at is null) = (verdict is null))
);
-- Everybody reports the same thing once.
create unique index class_reports_of_posts on class_reports (channel_seq, class_post_seq, user_seq)
  where class_comment_seq is null;
create unique index class_reports_of_comments on class_reports (channel_seq, class_comment_seq, user_seq)
  where class_comment_seq is not null;
create index on class_reports (channel_seq, class_report_seq) where settled_at is null;
create index on class_reports (channel_seq, user_seq);
call belongs_to_channel('class_reports');

-- What stands behind the first picture of a class, which the class names itself.
alter table courses add column image_alt text not null default '' check (length(image_alt) <= 200);
create table course_pictures (
  channel_seq bigint not null,
  course_seq  bigint not null,
  sort        integer not null,
  file_seq    bigint not null,
  alt_text    text not null check (length(alt_text) <= 200),
  primary key (channel_seq, course_seq, sort),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
create index on course_pictures (channel_seq, file_seq);
call belongs_to_channel('course_pictures');
