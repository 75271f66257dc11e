-- A form may enrol members who answered in a free class. What came of it stands beside the run.
alter table form_events
  drop constraint form_events_action_check,
  add constraint form_events_action_check
    check (action in ('MESSAGE', 'REDIRECT', 'COUPON', 'SEGMENT', 'ENROL', 'NOTIFY'));
alter table form_event_runs
  -- 'ENROLLED', or the name of the refusal.
  add column outcome text,
  add check ((action = 'ENROL') = (outcome is not null));
