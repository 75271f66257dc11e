-- What a coupon takes off a package is spread over its classes: it is part of the discount of the order, not of one item.
create or replace function site_ledger_differences() returns table (what text, currency text, number bigint)
language sql stable as $$
  select 'ORDER_ITEMS', orders.currency, count(*)
    from orders left join (
      select order_seq, sum(unit_price * quantity) as price, sum(discount_amount) as discount,
             sum(paid_amount) as paid, sum(refunded_amount) as refunded
        from order_items where channel_seq = bound_channel() group by order_seq
    ) items using (order_seq)
   where orders.channel_seq = bound_channel()
     and (orders.price, orders.discount_amount, orders.paid_amount, orders.refunded_amount) is distinct from
         (coalesce(items.price, 0), coalesce(items.discount, 0), coalesce(items.paid, 0), coalesce(items.refunded, 0))
   group by orders.currency
  union all
  select 'ORDER_LEDGER', coalesce(booked.currency, entered.currency), count(*)
    from (
      select order_seq, orders.currency, paid_amount - refunded_amount as amount
        from orders where channel_seq = bound_channel() and paid_amount > 0
    ) booked full join (
      select order_seq, entry.currency, sum(amount) as amount from money_entries entry
       where channel_seq = bound_channel() and kind in ('CAPTURE', 'REFUND') group by order_seq, entry.currency
    ) entered using (order_seq, currency)
   where booked.amount is distinct from entered.amount
   group by coalesce(booked.currency, entered.currency)
  union all
  select 'PAYMENT_LEDGER', coalesce(booked.currency, entered.currency), count(*)
    from (
      select payment_seq, payments.currency, amount from payments
       where channel_seq = bound_channel() and (is_surplus or state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))
    ) booked full join (
      select payment_seq, entry.currency, sum(amount) as amount from money_entries entry
       where channel_seq = bound_channel() and kind in ('CAPTURE', 'ADJUSTMENT')
         and payment_seq is not null and refund_seq is null
       group by payment_seq, entry.currency
    ) entered using (payment_seq, currency)
   where booked.amount is distinct from entered.amount
   group by coalesce(booked.currency, entered.currency)
  union all
  select 'REFUND_LEDGER', coalesce(booked.currency, entered.currency), count(*)
    from (
      select refund_seq, payments.currency, refunds.amount
        from refunds join payments using (channel_seq, payment_seq)
       where refunds.channel_seq = bound_channel() and refunds.state = 'DONE'
    ) booked full join (
      select refund_seq, entry.currency, -sum(amount) as amount from money_entries entry
       where channel_seq = bound_channel() and refund_seq is not null group by refund_seq, entry.currency
    ) entered using (refund_seq, currency)
   where booked.amount is distinct from entered.amount
   group by coalesce(booked.currency, entered.currency)
  union all
  select 'REFUNDS_ABOVE_PAID', above.currency, count(*)
    from (
      select orders.currency from orders where channel_seq = bound_channel() and refunded_amount > paid_amount
      union all
      select payments.currency
        from payments join refunds using (channel_seq, payment_seq)
       where payments.channel_seq = bound_channel() and refunds.state = 'DONE'
       group by payment_seq, payments.currency, payments.amount
      having sum(refunds.amount) > payments.amount
    ) above
   group by above.currency
  union all
  select 'COUPON_USES', 'KRW', count(*)
    from (
      select coupon_issue_seq from coupon_uses
       where channel_seq = bound_channel() and state in ('RESERVED', 'USED')
       group by coupon_issue_seq having count(*) > 1
      union all
      select null from coupon_uses use join orders using (channel_seq, order_seq)
       where use.channel_seq = bound_channel() and use.state = 'USED'
       group by use.order_seq, orders.discount_amount having sum(use.discount_amount) > orders.discount_amount
    ) used
  having count(*) > 0
  union all
  select 'SEATS', 'NONE', count(*)
    from course_rounds round left join (
      select class_seq, count(*) as seats from enrolments
       where channel_seq = bound_channel() and state in ('APPROVED', 'PENDING_PAYMENT') group by class_seq
    ) taken using (class_seq)
   where round.channel_seq = bound_channel() and round.seats_taken <> coalesce(taken.seats, 0)
  having count(*) > 0
  union all
  select 'OPEN_PAYMENTS', open.currency, count(*)
    from (
      select order_seq, payments.currency from payments
       where channel_seq = bound_channel() and state in ('REQUESTED', 'CONFIRMING')
       group by order_seq, payments.currency having count(*) > 1
    ) open
   group by open.currency
  union all
  select 'STATEMENTS', stated.currency, count(*)
    from settlements stated
    left join payouts on payouts.channel_seq = stated.channel_seq and payouts.settlement_no = stated.settlement_no
    left join (
      select settlement_no,
        coalesce(sum(amount) filter (where kind = 'CAPTURE'), 0) as sales,
        -coalesce(sum(amount) filter (where kind = 'REFUND'), 0) as refunds,
        -coalesce(sum(amount) filter (where kind = 'FEE'), 0) as fee,
        -coalesce(sum(amount) filter (where kind = 'TAX'), 0) as tax,
        -coalesce(sum(amount) filter (where kind in ('PAYOUT', 'WITHHOLDING')), 0) as paid_out
        from money_entries where channel_seq = bound_channel() and settlement_no is not null group by settlement_no
    ) entered on entered.settlement_no = stated.settlement_no
   where stated.channel_seq = bound_channel() and (
     (stated.sales_amount, stated.refund_amount, stated.fee_amount, stated.tax_amount) is distinct from
       (coalesce(entered.sales, 0), coalesce(entered.refunds, 0), coalesce(entered.fee, 0), coalesce(entered.tax, 0))
     or coalesce(entered.paid_out, 0) <> case when payouts.state = 'PAID' then payouts.balance else 0 end
     or coalesce(payouts.balance, 0)
       <> stated.collected_amount - stated.fee_amount - stated.tax_amount + stated.arrears_amount)
   group by stated.currency
$$;
