-- What a site sold in a month of Seoul and what of it is owed to the platform, one statement for each currency.
create table settlements (
  channel_seq   bigint not null,
  settlement_no bigint generated always as identity,
  -- The first day of the month.
  month         date not null check (extract(day from month) = 1),
  currency      text not null check (currency in ('KRW', 'USD')),
  -- OPEN lasts no longer than the transaction that closes the month.
  state         text not null default 'OPEN' check (state in ('OPEN', 'CLOSED')),
  sales_amount  bigint not null default 0 check (sales_amount >= 0),
  sales_count   integer not null default 0 check (sales_count >= 0),
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  refund_count  integer not null default 0 check (refund_count >= 0),
  -- In hundredths of a percent.
  fee_rate      integer not null check (fee_rate between 0 and 10000),
  fee_amount    bigint not null default 0,
  tax_amount    bigint not null default 0,
  closed_at     timestamptz,
  primary key (channel_seq, settlement_no),
  unique (channel_seq, month, currency),
  check ((state = 'CLOSED') = (closed_at is not null))
);
call belongs_to_channel('settlements');

alter table money_entries
  add foreign key (channel_seq, settlement_no) references settlements (channel_seq, settlement_no);
create index on money_entries (channel_seq, settlement_no);
create index money_entries_unsettled on money_entries (channel_seq, day)
  where settlement_no is null and kind in ('CAPTURE', 'REFUND');

-- A closed statement takes no further entry, and none takes test money or another currency.
create function join_open_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.settlement_no is not null then
    return new;
  end if;
  if new.is_test or not exists (
    select from settlements
     where channel_seq = new.channel_seq and settlement_no = new.settlement_no
       and state = 'OPEN' and currency = new.currency)
  then
    raise 'entry % fits no open settlement', new.entry_seq using errcode = '23514', constraint = 'entry_fits_settlement';
  end if;
  return new;
end $$;
create trigger join_open_settlement before insert or update on money_entries
  for each row when (new.settlement_no is not null) execute function join_open_settlement();

create function keep_settlement() returns trigger language plpgsql as $$
begin
  if old.state = 'CLOSED' then
    raise 'a closed settlement is never changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_settlement before update on settlements for each row execute function keep_settlement();

-- A statement is the sum of its entries, looked at when a transaction ends.
create function check_settlement() returns trigger language plpgsql as $$
declare
  stated record;
  entered record;
begin
  select * into stated from settlements where channel_seq = new.channel_seq and settlement_no = new.settlement_no;
  if not found then
    return null;
  end if;
  select
    coalesce(sum(amount) filter (where kind = 'CAPTURE'), 0) as sales,
    -coalesce(sum(amount) filter (where kind = 'REFUND'), 0) as refunds,
    -coalesce(sum(amount) filter (where kind = 'FEE'), 0) as fee,
    -coalesce(sum(amount) filter (where kind = 'TAX'), 0) as tax
  into entered
  from money_entries where channel_seq = new.channel_seq and settlement_no = new.settlement_no;
  if stated.state <> 'CLOSED'
    or (stated.sales_amount, stated.refund_amount, stated.fee_amount, stated.tax_amount)
      is distinct from (entered.sales, entered.refunds, entered.fee, entered.tax)
  then
    raise 'settlement % differs from the ledger', new.settlement_no
      using errcode = '23514', constraint = 'settlement_is_sum_of_entries';
  end if;
  return null;
end $$;
create constraint trigger settlement_is_sum_of_entries after insert or update on settlements
  deferrable initially deferred for each row execute function check_settlement();
