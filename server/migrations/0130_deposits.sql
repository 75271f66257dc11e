-- The bank account of a site to which buyers pay by hand.
create table deposit_accounts (
  channel_seq    bigint not null references channels,
  bank_name      text not null check (length(bank_name) between 1 and 40),
  account_number text not null check (account_number ~ '^[0-9]+(-[0-9]+)*$' and length(account_number) <= 30),
  holder         text not null check (length(holder) between 1 and 60),
  due_days       integer not null check (due_days between 1 and 14),
  is_active      boolean not null,
  changed_at     timestamptz not null,
  primary key (channel_seq)
);
call belongs_to_channel('deposit_accounts');

-- A payment by hand has no provider: no address to pay at, and a key of our own once it is confirmed.
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'payments'::regclass and contype = 'c' and (
      pg_get_constraintdef(oid) like '%pay_method_cd%'
      or pg_get_constraintdef(oid) like '%(payment_key IS NULL) = (redirect_url IS NULL)%'
      or pg_get_constraintdef(oid) like '%merchant_seq IS NOT NULL%')
  loop
    execute format('alter table payments drop constraint %I', name);
  end loop;
end $$;
alter table payments
  add constraint known_pay_method check (pay_method_cd in ('00', '06', '99')),
  add constraint deposits_have_no_provider
    check ((pay_method_cd = '06') = (gateway = 'deposit') and (pay_method_cd <> '06' or merchant_seq is null)),
  add constraint key_comes_with_address
    check (pay_method_cd = '06' or (payment_key is null) = (redirect_url is null)),
  add constraint real_money_needs_account check (pay_method_cd = '06' or merchant_seq is not null or is_test);

-- What the buyer was told of a payment by hand, and who saw that it came.
create table deposits (
  channel_seq           bigint not null,
  payment_seq           bigint not null,
  bank_name             text not null,
  account_number        text not null,
  holder                text not null,
  due_at                timestamptz not null,
  reminded_at           timestamptz,
  depositor_name        text,
  confirmed_at          timestamptz,
  confirmed_by_user_seq bigint references users,
  primary key (channel_seq, payment_seq),
  foreign key (channel_seq, payment_seq) references payments (channel_seq, payment_seq),
  check ((confirmed_at is null) = (depositor_name is null))
);
create index on deposits (channel_seq, due_at);
call belongs_to_channel('deposits');
