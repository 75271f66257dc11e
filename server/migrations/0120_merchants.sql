-- The account of a site at a payment provider. Other keys are another one: what was paid through one stays with it.
create table merchants (
  channel_seq   bigint not null,
  merchant_seq  bigint generated always as identity,
  provider      text not null check (provider in ('toss')),
  mode          text not null check (mode in ('test', 'live')),
  client_key    text not null,
  sealed_secret text not null,
  secret_end    text not null check (length(secret_end) <= 4),
  -- The end of the address at which the provider tells of payments.
  notice_token  text not null,
  is_active     boolean not null,
  connected_at  timestamptz not null,
  checked_at    timestamptz not null,
  last_error    text check (last_error in ('REFUSED', 'UNREACHABLE')),
  heard_at      timestamptz,
  primary key (channel_seq, merchant_seq),
  unique (channel_seq, provider, client_key),
  unique (channel_seq, notice_token)
);
create unique index merchants_one_active on merchants (channel_seq) where is_active;
call belongs_to_channel('merchants');

-- What was paid so far was paid to the sandbox.
alter table payments
  add column merchant_seq bigint,
  add column if not exists is_test boolean not null default true,
  -- The provider's own key, which the payer brings back.
  add column return_key text,
  add check (merchant_seq is not null or is_test),
  add foreign key (channel_seq, merchant_seq) references merchants (channel_seq, merchant_seq);
