-- Until when the viewing time of a learner in a lesson is counted, how many segments they were given, and which last.
alter table curriculum_progress
  add column spent_until timestamptz,
  add column given integer not null default 0 check (given >= 0),
  add column given_last integer[] not null default '{}';

-- What was watched before is paid for: a segment of six seconds takes three at double speed.
call see_all_channels('curriculum_progress');
update curriculum_progress set given = spent_ms / 3000 where spent_ms > 0;
call see_one_channel_again('curriculum_progress');

-- Since when it can be watched.
alter table videos add column opened_at timestamptz;
call see_all_channels('videos');
update videos set opened_at = updated_at where state = 'READY';
call see_one_channel_again('videos');

-- Both stand with the lesson now, where a player that ends takes nothing along.
alter table play_sessions drop column spent_ms, drop column served;
