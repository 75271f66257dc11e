-- Why a campaign was paused by itself; null where a person paused it.
alter table campaigns
  add column pause_reason text,
  add constraint campaigns_pause_reason_check check (pause_reason is null or state = 'PAUSED');
