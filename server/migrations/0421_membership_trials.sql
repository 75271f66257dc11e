-- The free days with which a membership begins for who was never in it.
alter table memberships
  add column trial_days integer not null default 0 check (trial_days in (0, 7, 14, 30));
-- The day on which the free days of a subscription end; until then that is the end of its period.
alter table subscriptions
  add column trial_end date;
