-- One person's place in one course.
create table enrolments (
  channel_seq       bigint not null,
  attend_seq        bigint generated always as identity,
  course_seq        bigint not null,
  class_seq         bigint not null,
  user_seq          bigint not null references users,
  source            text not null check (source in ('ORDER', 'FREE')),
  state             text not null check (state in ('PENDING_PAYMENT', 'WAITING', 'APPROVED', 'CANCELLED', 'EXPIRED')),
  hold_until        timestamptz,
  applied_at        timestamptz not null,
  attend_at         timestamptz,
  valid_at          timestamptz,
  review_expires_at timestamptz,
  cancelled_at      timestamptz,
  cancel_reason     text,
  name              text not null,
  email             text not null,
  phone             text,
  primary key (channel_seq, attend_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq),
  foreign key (channel_seq, user_seq) references members (channel_seq, user_seq),
  check ((state = 'PENDING_PAYMENT') = (hold_until is not null)),
  check ((state = 'CANCELLED') = (cancelled_at is not null)),
  check (state <> 'APPROVED' or attend_at is not null)
);
-- One active place per person and course, whatever two tabs do.
create unique index enrolments_one_active on enrolments (channel_seq, course_seq, user_seq)
  where state in ('PENDING_PAYMENT', 'WAITING', 'APPROVED');
create index on enrolments (channel_seq, user_seq, applied_at desc);
create index on enrolments (channel_seq, course_seq, applied_at desc);
create index on enrolments (channel_seq, hold_until) where state = 'PENDING_PAYMENT';
call belongs_to_channel('enrolments');

-- Why somebody may enter a course. Each grant has one source and ends by itself, with its source and nothing else.
create table access_grants (
  channel_seq bigint not null,
  grant_seq   bigint generated always as identity,
  user_seq    bigint not null references users,
  course_seq  bigint not null,
  source_type text not null check (source_type in ('ENROLMENT')),
  source_seq  bigint not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz,
  ended_at    timestamptz,
  end_reason  text check (end_reason in ('REFUNDED', 'CANCELLED', 'EXPIRED')),
  primary key (channel_seq, grant_seq),
  unique (channel_seq, source_type, source_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check ((ended_at is null) = (end_reason is null))
);
create index on access_grants (channel_seq, user_seq, course_seq);
call belongs_to_channel('access_grants');

create table curriculum_progress (
  channel_seq     bigint not null,
  curriculum_seq  bigint not null,
  attend_seq      bigint not null,
  state           text not null check (state in ('NONE', 'STARTED', 'DONE')),
  -- Watched stretches as [from, to) seconds, merged.
  watched         jsonb not null default '[]',
  watched_percent integer not null default 0 check (watched_percent between 0 and 100),
  play_second     integer not null default 0 check (play_second >= 0),
  opened_at       timestamptz not null,
  completed_at    timestamptz,
  updated_at      timestamptz not null,
  primary key (channel_seq, attend_seq, curriculum_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  check ((state = 'DONE') = (completed_at is not null))
);
call belongs_to_channel('curriculum_progress');

-- One browser watching one video: what its segments and its key are bound to.
create table play_sessions (
  channel_seq    bigint not null,
  play_id        text not null,
  secret_hash    text not null,
  curriculum_seq bigint not null,
  upload_vod_seq bigint not null,
  user_seq       bigint references users,
  attend_seq     bigint,
  started_at     timestamptz not null,
  last_beat_at   timestamptz not null,
  ended_at       timestamptz,
  primary key (channel_seq, play_id),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, upload_vod_seq) references videos (channel_seq, upload_vod_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq)
);
create index on play_sessions (channel_seq, last_beat_at);
create index on play_sessions (channel_seq, attend_seq);
call belongs_to_channel('play_sessions');

create table reviews (
  channel_seq    bigint not null,
  evaluation_seq bigint generated always as identity,
  attend_seq     bigint not null,
  course_seq     bigint not null,
  user_seq       bigint not null references users,
  review_point   integer not null check (review_point between 1 and 5),
  description    text not null check (description <> ''),
  hidden_at      timestamptz,
  created_at     timestamptz not null,
  primary key (channel_seq, evaluation_seq),
  unique (channel_seq, attend_seq),              -- settles two tabs saving at once
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on reviews (channel_seq, course_seq, created_at desc, evaluation_seq desc);
create index on reviews (channel_seq, created_at desc);
call belongs_to_channel('reviews');
