-- The timer that hosts show to everybody: while it runs its end, while it is paused what is left of it.
alter table live_rooms
  add column timer_ends_at timestamptz,
  add column timer_left_seconds integer check (timer_left_seconds >= 0),
  add check (timer_ends_at is null or timer_left_seconds is null);
