create table channel_categories (
  channel_seq          bigint not null references channels,
  channel_category_seq bigint generated always as identity,
  name                 text not null,
  sort                 integer not null default 0,
  primary key (channel_seq, channel_category_seq),
  unique (channel_seq, name)
);
call belongs_to_channel('channel_categories');

-- Anything a site sells that is learnt. Seats and dates stand on its round.
create table courses (
  channel_seq            bigint not null references channels,
  course_seq             bigint generated always as identity,
  content_id             uuid not null default gen_random_uuid(),
  course_type_cd         text not null default '05',
  channel_category_seq   bigint,
  title                  text not null check (char_length(title) >= 2),
  sub_title              text not null default '',
  introduction           text not null default '',
  desc1 text not null default '', desc2 text not null default '', desc3 text not null default '',
  desc4 text not null default '', desc5 text not null default '', desc6 text not null default '',
  image_file_seq         bigint,
  difficulty_cd          text not null default '01' check (difficulty_cd in ('01', '02', '03')),
  fare_cd                text not null default '01' check (fare_cd in ('00', '01', '03')),
  price                  bigint not null default 0 check (price >= 0),
  discount_price         bigint check (discount_price >= 0 and discount_price < price),
  discount_start_at      timestamptz,
  discount_end_at        timestamptz,
  currency               text not null default 'KRW' check (currency in ('KRW', 'USD')),
  vod_days               integer not null default -1 check (vod_days = -1 or vod_days > 0),
  public_cd              text not null default '99' check (public_cd in ('00', '99')),
  pay_start_at           timestamptz,
  pay_end_at             timestamptz,
  recruit_closed_at      timestamptz,
  choise_type_cd         text not null default '00' check (choise_type_cd in ('00', '01')),
  curriculum_progress_cd text not null default '00' check (curriculum_progress_cd in ('00', '01')),
  state                  text not null default 'DRAFT'
    check (state in ('DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED', 'TRASHED', 'PURGED')),
  state_before_trash     text check (state_before_trash in ('DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED')),
  auto_publish_at        timestamptz,
  published_at           timestamptz,
  trashed_at             timestamptz,
  restore_expires_at     timestamptz,
  -- Counted by the curriculum whenever it changes, so that lists never look inside.
  lesson_kinds           text[] not null default '{}',
  lesson_count           integer not null default 0 check (lesson_count >= 0),
  videos_missing         integer not null default 0 check (videos_missing >= 0),
  total_seconds          integer not null default 0 check (total_seconds >= 0),
  review_count           integer not null default 0 check (review_count >= 0),
  review_sum             integer not null default 0 check (review_sum >= 0),
  writer_user_seq        bigint not null references users,
  sort                   integer not null default 0,
  row_version            integer not null default 1,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, channel_category_seq) references channel_categories (channel_seq, channel_category_seq),
  foreign key (channel_seq, image_file_seq) references files (channel_seq, file_seq),
  check (pay_end_at >= pay_start_at),
  check ((state in ('TRASHED', 'PURGED')) = (trashed_at is not null))
);
create index on courses (channel_seq, state, public_cd, sort, course_seq);
create index on courses (channel_seq, state, trashed_at);
call belongs_to_channel('courses');

-- One run of a course with its dates and seats. The check is what keeps a seat from being sold twice.
create table course_rounds (
  channel_seq        bigint not null,
  class_seq          bigint generated always as identity,
  course_seq         bigint not null,
  part_number        integer not null default 1,
  start_at           timestamptz,
  end_at             timestamptz,
  user_limit_type_cd text not null default '01' check (user_limit_type_cd in ('99', '00', '01')),
  max_user_count     integer check (max_user_count > 0),
  seats_taken        integer not null default 0 check (seats_taken >= 0),
  accepted_count     integer not null default 0 check (accepted_count >= 0),
  primary key (channel_seq, class_seq),
  unique (channel_seq, course_seq, part_number),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check (end_at > start_at),
  check (user_limit_type_cd = '01' or max_user_count is not null),
  constraint seats_within_capacity check (user_limit_type_cd = '01' or seats_taken <= max_user_count)
);
call belongs_to_channel('course_rounds');

create table course_staff (
  channel_seq  bigint not null,
  course_seq   bigint not null,
  user_seq     bigint not null,
  user_type_cd text not null default 'TCH' check (user_type_cd in ('TCH', 'FAC', 'CMG')),
  sort         integer not null default 0,
  primary key (channel_seq, course_seq, user_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, user_seq) references members (channel_seq, user_seq)
);
create index on course_staff (channel_seq, user_seq);
call belongs_to_channel('course_staff');

-- An uploaded video and what became of it. Its key is wrapped with the installation's master secret.
create table videos (
  channel_seq      bigint not null references channels,
  upload_vod_seq   bigint generated always as identity,
  origin_file_name text not null,
  file_size        bigint not null check (file_size > 0),
  state            text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'WAITING', 'PROCESSING', 'READY', 'FAILED', 'REMOVED')),
  progress         integer not null default 0 check (progress between 0 and 100),
  failed_reason    text,
  duration_seconds integer not null default 0,
  width            integer not null default 0,
  height           integer not null default 0,
  upload_id        text,
  source_key       text,
  folder           text,
  poster_key       text,
  wrapped_key      text,
  renditions       jsonb not null default '[]',
  uploaded_by_user_seq bigint not null references users,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (channel_seq, upload_vod_seq)
);
create index on videos (channel_seq, state, created_at);
call belongs_to_channel('videos');

create table curriculums (
  channel_seq        bigint not null,
  curriculum_seq     bigint generated always as identity,
  course_seq         bigint not null,
  curriculum_type_cd text not null check (curriculum_type_cd in ('01', '02', '04', '05')),
  title              text not null check (title <> ''),
  content            text not null default '',
  sort               integer not null,
  is_public          boolean not null default false,
  lock_status_yn     text not null default 'N' check (lock_status_yn in ('Y', 'N')),
  upload_vod_seq     bigint,
  limit_percent      integer not null default 0 check (limit_percent between 0 and 100),
  offline_start_at   timestamptz,
  offline_end_at     timestamptz,
  addr_road1         text,
  addr_road2         text,
  created_at         timestamptz not null,
  deleted_at         timestamptz,
  primary key (channel_seq, curriculum_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, upload_vod_seq) references videos (channel_seq, upload_vod_seq),
  check (offline_end_at > offline_start_at),
  check (curriculum_type_cd = '02' or upload_vod_seq is null)
);
create index on curriculums (channel_seq, course_seq, sort);
create index on curriculums (channel_seq, upload_vod_seq);
call belongs_to_channel('curriculums');
