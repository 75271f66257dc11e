-- Campaigns by text message: from which number of the account, where one refuses them for free, and what a message costs.
alter table alimtalk_accounts
  add column sender_number text check (sender_number ~ '^\d{8,11}$'),
  add column refusal_number text check (refusal_number ~ '^080\d{7,8}$'),
  add column unit_prices jsonb not null default '{}';
alter table campaigns
  drop constraint campaigns_channel_type_check,
  add constraint campaigns_channel_type_check
    check (channel_type in ('EMAIL', 'ALIMTALK', 'FRIENDTALK', 'SMS'));
