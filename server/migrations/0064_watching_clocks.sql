-- Until when what a learner reports of films is counted, in all lessons of one enrolment together. Every report and every
-- new player changes the revision, so of two that read the same one only one is written.
create table watch_clocks (
  channel_seq   bigint not null,
  attend_seq    bigint not null,
  revision      bigint not null default 0,
  counted_until timestamptz not null,
  primary key (channel_seq, attend_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq) on delete cascade
);
call belongs_to_channel('watch_clocks');

-- Which seconds of the film were handed to this player, when it got the key, and whether the rules of the lesson bind it.
alter table play_sessions
  add column handed int4multirange not null default '{}',
  add column key_handed_at timestamptz,
  add column is_bound boolean not null default false;

call see_all_channels('play_sessions');
call see_all_channels('watch_clocks');
-- What plays while this is installed goes on.
update play_sessions
  set handed = '{[0,100000)}', key_handed_at = started_at, is_bound = attend_seq is not null
  where ended_at is null;
insert into watch_clocks (channel_seq, attend_seq, counted_until)
  select channel_seq, attend_seq, max(last_beat_at) from play_sessions where attend_seq is not null group by 1, 2;
call see_one_channel_again('watch_clocks');
call see_one_channel_again('play_sessions');

-- Every player pays for what it plays by its own clock, and staff may add to what a learner has.
call see_all_channels('curriculum_progress');
alter table curriculum_progress
  drop column spent_until,
  add column added_minutes integer not null default 0 check (added_minutes between 0 and 100000);
call see_one_channel_again('curriculum_progress');
