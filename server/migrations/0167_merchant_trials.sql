-- A payment of 1,000 won with which an owner sees that an account works. It is cancelled at once, and is no sale: it stands in no
-- ledger, no order and no sum.
create table merchant_trials (
  channel_seq        bigint not null,
  merchant_trial_seq bigint generated always as identity,
  merchant_seq       bigint not null,
  user_seq           bigint not null references users (user_seq),
  state              text not null check (state in ('BEGUN', 'CONFIRMING', 'CAPTURED', 'CANCELLED', 'UNPAID')),
  currency           text not null check (currency in ('KRW', 'USD')),
  amount             integer not null check (amount > 0),
  idempotency_key    uuid not null,
  -- Another one after a refused cancellation: the provider answers a known key as it did before.
  cancel_key         uuid not null,
  payment_key        text,
  return_key         text,
  redirect_url       text,
  card_name          text,
  created_at         timestamptz not null,
  captured_at        timestamptz,
  event_at           timestamptz,
  ended_at           timestamptz,
  window_ms          integer check (window_ms >= 0),
  confirm_ms         integer check (confirm_ms >= 0),
  cancel_ms          integer check (cancel_ms >= 0),
  failed_step        text check (failed_step in ('WINDOW', 'CONFIRM', 'CANCEL')),
  fail_code          text,
  primary key (channel_seq, merchant_trial_seq),
  foreign key (channel_seq, merchant_seq) references merchants (channel_seq, merchant_seq),
  check (state not in ('CAPTURED', 'CANCELLED') or (captured_at is not null and payment_key is not null)),
  check ((state in ('CANCELLED', 'UNPAID')) = (ended_at is not null)),
  check ((failed_step is null) = (fail_code is null))
);
create index on merchant_trials (channel_seq, merchant_seq, merchant_trial_seq);
create index on merchant_trials (channel_seq, payment_key);
call belongs_to_channel('merchant_trials');
