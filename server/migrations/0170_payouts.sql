alter table settlements
  -- Net sales of the month that the platform received.
  add column collected_amount bigint not null default 0,
  -- What sites still owed of earlier months, so never above zero.
  add column arrears_amount   bigint not null default 0 check (arrears_amount <= 0);

alter table money_entries drop constraint money_entries_kind_check;
alter table money_entries add constraint money_entries_kind_check
  check (kind in ('CAPTURE', 'REFUND', 'FEE', 'TAX', 'PAYOUT', 'WITHHOLDING', 'ADJUSTMENT'));
create unique index money_entries_one_payout on money_entries (channel_seq, settlement_no, kind)
  where kind in ('PAYOUT', 'WITHHOLDING');

-- What a closed statement leaves to pay, and how far that is.
create table payouts (
  payout_seq         bigint generated always as identity primary key,
  channel_seq        bigint not null references channels,
  settlement_no      bigint not null,
  state              text not null default 'CLOSED' check (state in ('CLOSED', 'REQUESTED', 'APPROVED', 'HELD', 'PAID')),
  -- Above zero the platform pays it to the site, below zero the site pays it to the platform.
  balance            bigint not null check (balance <> 0),
  withholding_amount bigint not null default 0,
  -- The later statement that took over what the site did not pay.
  moved_to         bigint,
  requested_at       timestamptz,
  approved_at        timestamptz,
  held_at            timestamptz,
  hold_reason        text,
  paid_at            timestamptz,
  -- The day in Seoul on which the money moved, and what the bank calls the transfer.
  paid_on            date,
  reference          text,
  unique (channel_seq, settlement_no),
  foreign key (channel_seq, settlement_no) references settlements (channel_seq, settlement_no),
  foreign key (channel_seq, moved_to) references settlements (channel_seq, settlement_no),
  check (withholding_amount between 0 and greatest(balance, 0)),
  check (moved_to is null or (balance < 0 and state = 'CLOSED')),
  check (balance > 0 or state in ('CLOSED', 'PAID')),
  check (state not in ('REQUESTED', 'APPROVED', 'HELD') or requested_at is not null),
  check (state <> 'APPROVED' or approved_at is not null),
  check ((state = 'HELD') = (hold_reason is not null)),
  check (state <> 'HELD' or held_at is not null),
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'PAID') = (paid_on is not null)),
  check ((state = 'PAID') = (reference is not null))
);
create index on payouts (state, payout_seq);
create index on payouts (channel_seq, moved_to) where moved_to is not null;

call see_all_channels('settlements');
insert into payouts (channel_seq, settlement_no, balance)
select channel_seq, settlement_no, -(fee_amount + tax_amount)
  from settlements where state = 'CLOSED' and fee_amount + tax_amount <> 0
 order by month;
call see_one_channel_again('settlements');

create function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'PAID' or old.moved_to is not null
    or (new.channel_seq, new.settlement_no, new.balance) is distinct from (old.channel_seq, old.settlement_no, old.balance)
  then
    raise 'a payout that is done, and the amount of any, is never changed' using errcode = '42501';
  end if;
  if new.balance > 0 and new.state = 'PAID' and old.state <> 'APPROVED' then
    raise 'a payout is approved before it is paid' using errcode = '23514', constraint = 'payout_is_approved';
  end if;
  return new;
end $$;
create trigger keep_payout before update or delete on payouts for each row execute function keep_payout();

-- Once paid, and not before, the ledger says so; looked at when a transaction ends.
create function check_payout() returns trigger language plpgsql as $$
declare
  payout record;
  entered record;
begin
  select * into payout from payouts where channel_seq = new.channel_seq and settlement_no = new.settlement_no;
  select
    coalesce(sum(amount) filter (where kind = 'PAYOUT'), 0) as paid,
    coalesce(sum(amount) filter (where kind = 'WITHHOLDING'), 0) as withheld
  into entered
  from money_entries where channel_seq = new.channel_seq and settlement_no = new.settlement_no;
  if (entered.paid, entered.withheld) is distinct from (
    case when payout.state = 'PAID' then payout.withholding_amount - payout.balance else 0 end,
    case when payout.state = 'PAID' then -payout.withholding_amount else 0 end)
  then
    raise 'the payout of settlement % differs from the ledger', new.settlement_no
      using errcode = '23514', constraint = 'payout_is_entered';
  end if;
  return null;
end $$;
create constraint trigger payout_is_entered after insert or update on payouts
  deferrable initially deferred for each row execute function check_payout();
create constraint trigger entry_is_paid_out after insert on money_entries
  deferrable initially deferred for each row when (new.kind in ('PAYOUT', 'WITHHOLDING')) execute function check_payout();

create or replace function join_open_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.settlement_no is not null then
    return new;
  end if;
  if new.is_test or not exists (
    select from settlements
     where channel_seq = new.channel_seq and settlement_no = new.settlement_no and currency = new.currency
       and state = case when new.kind in ('PAYOUT', 'WITHHOLDING') then 'CLOSED' else 'OPEN' end)
  then
    raise 'entry % fits no open settlement', new.entry_seq using errcode = '23514', constraint = 'entry_fits_settlement';
  end if;
  return new;
end $$;

create or replace function check_settlement() returns trigger language plpgsql as $$
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
  if stated.arrears_amount <> (
      select coalesce(sum(balance), 0) from payouts
       where channel_seq = new.channel_seq and moved_to = new.settlement_no)
    or stated.collected_amount - stated.fee_amount - stated.tax_amount + stated.arrears_amount <> coalesce((
      select balance from payouts where channel_seq = new.channel_seq and settlement_no = new.settlement_no), 0)
  then
    raise 'settlement % differs from what is to be paid', new.settlement_no
      using errcode = '23514', constraint = 'settlement_has_payout';
  end if;
  return null;
end $$;
