-- An order that a coupon paid whole gives it back when it is cancelled with its enrolment, as a refund of all money does. What a
-- package contains also ends when the package is put back into reserve, which leaves its order as it is.
create or replace function cancel_free_orders() returns trigger language plpgsql as $$
begin
  with cancelled as (
    update orders set state = 'CANCELLED'
      where state = 'PAID' and total_amount = 0 and order_seq in (
        select order_seq from order_items
         where package_attend_seq = new.attend_seq or (attend_seq = new.attend_seq and package_attend_seq is null))
      returning channel_seq, order_seq)
  update coupon_uses used set state = 'RETURNED', ended_at = new.cancelled_at
    from cancelled, coupon_issues issue, coupons
    where used.channel_seq = cancelled.channel_seq and used.order_seq = cancelled.order_seq and used.state = 'USED'
      and issue.channel_seq = used.channel_seq and issue.coupon_issue_seq = used.coupon_issue_seq
      and coupons.channel_seq = used.channel_seq and coupons.coupon_info_seq = issue.coupon_info_seq and coupons.is_returned;
  return null;
end $$;

call see_all_channels('coupon_uses');
call see_all_channels('coupon_issues');
call see_all_channels('coupons');
call see_all_channels('orders');
update coupon_uses used set state = 'RETURNED', ended_at = now()
  from orders, coupon_issues issue, coupons
  where orders.channel_seq = used.channel_seq and orders.order_seq = used.order_seq and used.state = 'USED'
    and orders.state = 'CANCELLED' and orders.total_amount = 0
    and issue.channel_seq = used.channel_seq and issue.coupon_issue_seq = used.coupon_issue_seq
    and coupons.channel_seq = used.channel_seq and coupons.coupon_info_seq = issue.coupon_info_seq and coupons.is_returned;
call see_one_channel_again('coupon_uses');
call see_one_channel_again('coupon_issues');
call see_one_channel_again('coupons');
call see_one_channel_again('orders');
