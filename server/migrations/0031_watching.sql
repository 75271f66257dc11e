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
