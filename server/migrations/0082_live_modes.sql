-- 00 a meeting in which everybody may speak, 01 a webinar that most only follow.
alter table live_items
  add column live_type text not null default '00' check (live_type in ('00', '01'));
