-- How a video lesson is watched. 0 is no limit.
alter table curriculums
  add column limit_dup_play integer not null default 0 check (limit_dup_play between 0 and 10),
  add column multiply_play_time integer not null default 0 check (multiply_play_time between 0 and 20),
  add column limit_play_time integer not null default 0 check (limit_play_time between 0 and 10000),
  add column has_speed_control boolean not null default true,
  add check (not (is_public and limit_dup_play > 0));

-- What of the viewing time a learner has used, in thousandths of a second of real time.
alter table curriculum_progress add column spent_ms bigint not null default 0 check (spent_ms >= 0);

-- Since when the time of a player runs (null: it rests), what it used, how many segments it was given, and why it ended.
alter table play_sessions
  add column ticks_since timestamptz,
  add column spent_ms bigint not null default 0 check (spent_ms >= 0),
  add column served integer not null default 0 check (served >= 0),
  add column ended_why text check (ended_why in ('LEFT', 'OVERTAKEN', 'TIME_OVER'));

-- 00 a link to a video elsewhere, 01 a video of YouTube by its id, 02 uploaded. Its length as its host or its teacher says.
alter table curriculums
  add column vod_type_cd text not null default '02' check (vod_type_cd in ('00', '01', '02')),
  add column link_url text not null default '' check (length(link_url) <= 500),
  add column link_seconds integer not null default 0 check (link_seconds between 0 and 100000),
  add check ((vod_type_cd = '02') = (link_url = '')),
  add check (curriculum_type_cd = '02' or vod_type_cd = '02'),
  add check (vod_type_cd = '02' or upload_vod_seq is null);
-- Whoever watches a video elsewhere watches it in a session of ours too.
alter table play_sessions alter column upload_vod_seq drop not null;

-- What share of the lessons earns a certificate; a class without a row asks for all.
create table certificate_rules (
  channel_seq bigint not null,
  course_seq  bigint not null,
  min_percent integer not null check (min_percent between 1 and 100),
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
call belongs_to_channel('certificate_rules');

-- Who it is for and whether it still holds is what the place says.
create table certificates (
  channel_seq    bigint not null,
  attend_seq     bigint not null,
  course_seq     bigint not null,
  certificate_no text not null check (certificate_no ~ '^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  issued_at      timestamptz not null,
  primary key (channel_seq, attend_seq),
  unique (channel_seq, certificate_no),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on certificates (channel_seq, course_seq, issued_at desc);
call belongs_to_channel('certificates');
