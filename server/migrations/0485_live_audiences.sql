-- Learners watch a live lesson as a stream; those alone whom a host brings onto the stage are connected with picture and sound.
alter table live_items add column has_audience boolean not null default false;

-- When a host invited a learner onto the stage, and since when they are on it.
alter table live_room_people add column stage_invited_at timestamptz;
alter table live_room_people add column on_stage_at timestamptz;

-- When the page of somebody in the audience was last there; null for connections with picture and sound.
alter table live_room_presences add column seen_at timestamptz;
create index on live_room_presences (channel_seq, curriculum_seq, user_seq)
  where left_at is null and seen_at is not null;
