-- Accounts at several providers, each with the keys that its provider gives. Those that are secret are sealed one by one.
alter table merchants
  add column public_keys jsonb not null default '{}',
  add column sealed_keys jsonb not null default '{}',
  -- The last characters of each secret key.
  add column secret_ends jsonb not null default '{}';
alter table merchants rename column client_key to account_key;

call see_all_channels('merchants');
update merchants set
  public_keys = jsonb_build_object('clientKey', account_key),
  sealed_keys = jsonb_build_object('secretKey', sealed_secret),
  secret_ends = jsonb_build_object('secretKey', secret_end);

-- Which account takes new payments in a currency.
create table merchant_currencies (
  channel_seq  bigint not null,
  currency     text not null check (currency in ('KRW', 'USD')),
  merchant_seq bigint not null,
  primary key (channel_seq, currency),
  foreign key (channel_seq, merchant_seq) references merchants (channel_seq, merchant_seq)
);
insert into merchant_currencies (channel_seq, currency, merchant_seq)
  select channel_seq, 'KRW', merchant_seq from merchants where is_active;
call belongs_to_channel('merchant_currencies');
call see_one_channel_again('merchants');

alter table merchants
  drop column sealed_secret,
  drop column secret_end,
  drop column is_active,
  alter column public_keys drop default,
  alter column sealed_keys drop default,
  alter column secret_ends drop default,
  drop constraint merchants_channel_seq_provider_client_key_key,
  -- One account at a provider may take test and live payments, with other keys each.
  add constraint merchants_account unique (channel_seq, provider, mode, account_key);
