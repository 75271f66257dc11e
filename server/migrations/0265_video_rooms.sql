-- Live lessons that are held in the video room of the site itself (02).
alter table live_items drop constraint live_items_live_type_cd_check;
alter table live_items add constraint live_items_live_type_cd_check
  check (live_type_cd in ('00', '01', '02', '99'));
-- Learners wait in front of the video room until a host admits them.
alter table live_items add column has_waiting_room boolean not null default false;
