-- Campaigns that go out by themselves: whenever something happens, to the person to whom it happened, once.
alter table campaigns
  add column event jsonb,
  drop constraint campaigns_trigger_check,
  add constraint campaigns_trigger_check check (trigger in ('NOW', 'SCHEDULED', 'EVENT')),
  drop constraint campaigns_state_check,
  add constraint campaigns_state_check
    check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'ACTIVE', 'PAUSED', 'DONE', 'STOPPED')),
  add constraint campaigns_event_check
    check ((trigger = 'EVENT') = (event is not null) and (state <> 'ACTIVE' or event is not null));
create index on campaigns (channel_seq) where state = 'ACTIVE' and deleted_at is null;

-- When it is to be sent; null for at once.
alter table campaign_messages add column due_at timestamptz;
