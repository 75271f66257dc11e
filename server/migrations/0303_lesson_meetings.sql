-- The meeting that a live lesson has at the service of its site.
create table lesson_meetings (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  live_type_cd   text not null check (live_type_cd in ('00')),
  -- The account of the service in which it is.
  account_id     text not null,
  -- Names the meeting at its service from before it is made, so that a lost answer makes no second one.
  creation_key   uuid not null,
  -- Its making was begun: without a number it may exist all the same.
  is_begun       boolean not null,
  meeting_key    text,
  -- The address and the password of those who join. The address of its host is not stored.
  sealed_links    text,
  -- What the service knows.
  made_title     text,
  made_starts_at timestamptz,
  made_ends_at   timestamptz,
  fault          text check (fault in ('KEYS', 'PERMISSION', 'HOST', 'UNREACHABLE', 'REFUSED')),
  fault_code     text,
  tries          integer not null default 0,
  -- Somebody is talking to the service about it.
  busy_until     timestamptz,
  changed_at     timestamptz not null,
  primary key (channel_seq, curriculum_seq),
  foreign key (channel_seq, curriculum_seq) references live_items (channel_seq, curriculum_seq),
  check ((meeting_key is null) = (sealed_links is null)),
  check (meeting_key is null or (made_title is not null and made_starts_at is not null and made_ends_at is not null))
);
create index on lesson_meetings (channel_seq, meeting_key);
call belongs_to_channel('lesson_meetings');
