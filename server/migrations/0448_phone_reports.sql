-- What became of messages that a reseller took over: each call is asked about until all of its messages arrived or failed.
create table campaign_calls (
  channel_seq  bigint not null,
  campaign_seq bigint not null,
  -- What the reseller calls the messages of one call, and the account through which they went.
  group_id     text not null,
  api_key      text not null,
  sent_at      timestamptz not null,
  check_at     timestamptz not null,
  primary key (channel_seq, campaign_seq, group_id),
  foreign key (channel_seq, campaign_seq) references campaigns (channel_seq, campaign_seq)
);
create index on campaign_calls (channel_seq, campaign_seq, check_at);
call belongs_to_channel('campaign_calls');

alter table campaigns
  add column delivered_count integer not null default 0 check (delivered_count >= 0 and delivered_count <= sent_count);
alter table campaign_messages
  add column group_id text,
  add column message_id text,
  drop constraint campaign_messages_state_check,
  add constraint campaign_messages_state_check
    check (state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED', 'UNCERTAIN'));
create index on campaign_messages (channel_seq, campaign_seq, group_id) where state = 'SENT' and group_id is not null;
