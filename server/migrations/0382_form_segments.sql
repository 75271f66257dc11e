-- A form may put members who answered into a segment.
alter table form_events
  drop constraint form_events_action_check,
  add constraint form_events_action_check
    check (action in ('MESSAGE', 'REDIRECT', 'COUPON', 'SEGMENT', 'NOTIFY'));
