-- A deposit that staff have to return by hand is theirs to record: nobody else can do anything about it, so it is not stuck.
create or replace function count_stuck_money(
  before timestamptz, out payments bigint, out refunds bigint, out events bigint, out awaiting_accounts bigint)
language plpgsql as $$
declare
  bound text := coalesce(current_setting('app.channel_seq', true), '');
  site bigint;
  own record;
begin
  payments := 0; refunds := 0; events := 0; awaiting_accounts := 0;
  for site in select channel_seq from channels order by channel_seq loop
    perform set_config('app.channel_seq', site::text, true);
    payments := payments + (select count(*) from public.payments where unsure_since <= before);
    -- A refund that the provider refused is stuck where the money should go back without anybody asking for it.
    select count(*) filter (where not awaits_account) as stuck, count(*) filter (where awaits_account) as waiting into own
      from public.refunds join public.payments using (channel_seq, payment_seq),
        lateral (select payments.pay_method_cd = '03' and not exists (
          select from public.refund_accounts account
           where account.channel_seq = payments.channel_seq and account.order_seq = payments.order_seq) as awaits_account) account
     where (refunds.state = 'REQUESTED' and refunds.created_at <= before and payments.pay_method_cd <> '06')
        or (refunds.state = 'FAILED' and refunds.requested_by_user_seq is null
          and payments.refunded_amount < payments.amount);
    refunds := refunds + own.stuck;
    awaiting_accounts := awaiting_accounts + own.waiting;
    events := events + (select count(*) from public.payment_webhooks where state = 'RECEIVED' and received_at <= before);
  end loop;
  perform set_config('app.channel_seq', bound, true);
end $$;
