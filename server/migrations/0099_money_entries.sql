-- What money moved, entry by entry, written with the fact and never changed. Every sum is taken from here.
create table money_entries (
  channel_seq    bigint not null references channels,
  entry_seq      bigint generated always as identity,
  -- ADJUSTMENT: also money that came for an order another payment had paid, and its way back.
  kind           text not null check (kind in ('CAPTURE', 'REFUND', 'FEE', 'TAX', 'PAYOUT', 'ADJUSTMENT')),
  amount         bigint not null check (amount <> 0),
  currency       text not null check (currency in ('KRW', 'USD')),
  -- The day in Seoul.
  day            date not null,
  occurred_at    timestamptz not null,
  order_seq      bigint,
  item_no        integer,
  payment_seq    bigint,
  refund_seq     bigint,
  is_test        boolean not null,
  -- The settlement that an entry became part of; the only thing that is ever filled in later.
  settlement_no bigint,
  primary key (channel_seq, entry_seq),
  foreign key (channel_seq, order_seq, currency) references orders (channel_seq, order_seq, currency),
  foreign key (channel_seq, order_seq, item_no) references order_items (channel_seq, order_seq, item_no),
  foreign key (channel_seq, payment_seq) references payments (channel_seq, payment_seq),
  foreign key (channel_seq, refund_seq) references refunds (channel_seq, refund_seq),
  check (day = (occurred_at at time zone 'Asia/Seoul')::date),
  check (kind <> 'CAPTURE' or (amount > 0 and item_no is not null and payment_seq is not null)),
  check (kind <> 'REFUND' or (amount < 0 and item_no is not null and refund_seq is not null))
);
create unique index money_entries_one_capture on money_entries (channel_seq, payment_seq, item_no) where kind = 'CAPTURE';
create unique index money_entries_one_refund on money_entries (channel_seq, refund_seq, item_no) where kind = 'REFUND';
create index on money_entries (channel_seq, occurred_at);
create index on money_entries (channel_seq, order_seq);
create index on orders (channel_seq, coalesce(paid_at, created_at) desc);

call see_all_channels('orders');
call see_all_channels('payments');
call see_all_channels('refunds');
call see_all_channels('order_items');
insert into money_entries (channel_seq, kind, amount, currency, day, occurred_at, order_seq, item_no, payment_seq, is_test)
select channel_seq, case when is_surplus then 'ADJUSTMENT' else 'CAPTURE' end, amount, payments.currency,
  (moment at time zone 'Asia/Seoul')::date, moment, order_seq, 1, payment_seq, gateway = 'sandbox'
from payments, lateral (select coalesce(paid_at, created_at) as moment) at
where is_surplus or state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
order by moment, payment_seq;
insert into money_entries (
  channel_seq, kind, amount, currency, day, occurred_at, order_seq, item_no, payment_seq, refund_seq, is_test)
select channel_seq, case when is_surplus then 'ADJUSTMENT' else 'REFUND' end, -refunds.amount, payments.currency,
  (moment at time zone 'Asia/Seoul')::date, moment, order_seq, 1, payment_seq, refund_seq, gateway = 'sandbox'
from refunds join payments using (channel_seq, payment_seq),
  lateral (select coalesce(done_at, refunds.created_at) as moment) at
where refunds.state = 'DONE'
order by moment, refund_seq;
call see_one_channel_again('orders');
call see_one_channel_again('payments');
call see_one_channel_again('refunds');
call see_one_channel_again('order_items');
call belongs_to_channel('money_entries');

create function keep_money_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.settlement_no is null
    and to_jsonb(new) - 'settlement_no' = to_jsonb(old) - 'settlement_no'
  then
    return new;
  end if;
  raise 'an entry of the ledger is never changed' using errcode = '42501';
end $$;
create trigger keep_money_entry before update or delete on money_entries
  for each row execute function keep_money_entry();
create trigger keep_money_entries before truncate on money_entries
  for each statement execute function keep_money_entry();

-- How many orders of all sites differ from what the ledger says of them.
create function count_unbalanced_orders() returns bigint language plpgsql as $$
declare
  bound text := coalesce(current_setting('app.channel_seq', true), '');
  site bigint;
  total bigint := 0;
begin
  for site in select channel_seq from channels order by channel_seq loop
    perform set_config('app.channel_seq', site::text, true);
    total := total + (
      select count(*) from (
        select order_seq, paid_amount - refunded_amount as amount from orders where paid_amount > 0
      ) booked
      full join (
        select order_seq, sum(amount) as amount from money_entries where kind in ('CAPTURE', 'REFUND') group by order_seq
      ) entered using (order_seq)
      where booked.amount is distinct from entered.amount);
  end loop;
  perform set_config('app.channel_seq', bound, true);
  return total;
end $$;
