-- An order keeps what its buyer was shown and what is charged, with the exchange rate where the currencies differ. Every order so
-- far was charged as it was shown.
alter table orders
  add column currency_shown text check (currency_shown in ('KRW', 'USD')),
  add column amount_shown bigint check (amount_shown >= 0),
  -- Won for a hundred dollars.
  add column exchange_rate integer check (exchange_rate > 0);

call see_all_channels('orders');
update orders set currency_shown = currency, amount_shown = total_amount;
call see_one_channel_again('orders');

alter table orders
  alter column currency_shown set not null,
  alter column amount_shown set not null,
  add check ((exchange_rate is null) = (currency_shown = currency)),
  add check (currency_shown <> currency or amount_shown = total_amount);

create or replace function check_coupon_use() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_items item join orders using (channel_seq, order_seq)
      join coupon_issues issue on issue.channel_seq = orders.channel_seq and issue.user_seq = orders.user_seq
    where item.channel_seq = new.channel_seq and item.order_seq = new.order_seq and item.item_no = new.item_no
      and issue.coupon_issue_seq = new.coupon_issue_seq and orders.discount_amount >= new.discount_amount
      and orders.currency = 'KRW' and orders.currency_shown = 'KRW')
  then
    raise 'coupon % cannot be spent on order %', new.coupon_issue_seq, new.order_seq
      using errcode = '23514', constraint = 'coupon_fits_its_item';
  end if;
  return null;
end $$;
alter table order_items drop column exchange_rate, drop column currency_shown;
