-- A payment is written before its provider is asked, under a key of its own; the provider's key and address follow.
alter table payments
  alter column payment_key drop not null,
  alter column redirect_url drop not null,
  add column idempotency_key text,
  -- Raised when the provider answered that the payer had not agreed yet, so that the next try is a new question.
  add column confirm_attempt integer not null default 0 check (confirm_attempt >= 0),
  -- Money for an order that another payment had paid. It goes back in full.
  add column is_surplus boolean not null default false,
  -- When the provider is asked again how this payment stands.
  add column check_at timestamptz,
  -- Since when nobody knows how it stands there.
  add column unsure_since timestamptz,
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in (
    'REQUESTED', 'CONFIRMING', 'CAPTURED', 'PAID', 'FAILED', 'CANCELLED_BY_USER', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  add check ((payment_key is null) = (redirect_url is null)),
  add check (state in ('REQUESTED', 'EXPIRED', 'CANCELLED_BY_USER', 'FAILED') or payment_key is not null),
  add check (not is_surplus or state in ('CAPTURED', 'PARTIALLY_REFUNDED', 'REFUNDED'));

alter table refunds
  -- PROVIDER: the money went back there, and nobody here had asked for it.
  add column source text not null default 'OURS' check (source in ('OURS', 'PROVIDER')),
  add column fail_reason text;

call see_all_channels('payments');
call see_all_channels('orders');
-- An older build asked under the number of the order and knew the latest payment alone; of several that are open, one goes on.
with ranked as (
  select payments.channel_seq, payments.payment_seq, orders.order_no,
    row_number() over (
      partition by payments.channel_seq, payments.order_seq
      order by payments.state = 'CONFIRMING' desc, payments.payment_seq desc) as rank
  from payments join orders using (channel_seq, order_seq))
update payments set
  idempotency_key = case when rank = 1 then order_no else order_no || '-' || payments.payment_seq end,
  state = case when rank > 1 and state in ('REQUESTED', 'CONFIRMING') then 'EXPIRED' else state end,
  fail_reason = case
    when rank > 1 and state in ('REQUESTED', 'CONFIRMING') then 'another payment of the order was begun' else fail_reason end,
  check_at = case
    when state in ('CONFIRMING', 'PAID', 'PARTIALLY_REFUNDED') then now()
    when rank > 1 and state = 'REQUESTED' then now() end,
  unsure_since = case when rank = 1 and state = 'CONFIRMING' then confirming_at end
from ranked
where ranked.channel_seq = payments.channel_seq and ranked.payment_seq = payments.payment_seq;
call see_one_channel_again('payments');
call see_one_channel_again('orders');

alter table payments alter column idempotency_key set not null;
create unique index payments_idempotency_key on payments (channel_seq, idempotency_key);
create unique index payments_one_open on payments (channel_seq, order_seq) where state in ('REQUESTED', 'CONFIRMING');
drop index payments_one_paid;
create unique index payments_one_paid on payments (channel_seq, order_seq)
  where state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and not is_surplus;
create index payments_check_at on payments (channel_seq, check_at) where check_at is not null;
create index payments_unsure_since on payments (channel_seq, unsure_since) where unsure_since is not null;
create index refunds_open on refunds (channel_seq, created_at) where state = 'REQUESTED';
create index on payments (channel_seq, order_seq);

-- What a provider told is kept as it came, without its secrets, until a job has acted on it.
alter table payment_webhooks
  add column type text not null default 'PAID' check (type in ('PAID', 'CANCELLED', 'FAILED')),
  add column payment_key text,
  add column order_no text,
  add column body jsonb,
  add column state text not null default 'DONE' check (state in ('RECEIVED', 'DONE')),
  add column tries integer not null default 0 check (tries >= 0),
  add column last_error text,
  add column done_at timestamptz;
alter table payment_webhooks alter column type drop default, alter column state set default 'RECEIVED';
create index payment_webhooks_open on payment_webhooks (channel_seq, received_at) where state = 'RECEIVED';

-- As before; payments, refunds and events that are not settled are found by when they are due.
create or replace function sites_with_work(timer text, due timestamptz) returns setof bigint
language plpgsql as $$
declare
  before text := coalesce(current_setting('app.channel_seq', true), '');
  site bigint;
  has_work boolean;
begin
  -- What stands in tables of no site is asked for at once.
  if timer = 'courses.publishUnreviewed' then
    return query select channel_seq from channels where status = 'ACTIVE' and channel_seq in (
      select course_reviews.channel_seq from course_reviews where verdict is null and auto_publish_at <= due);
    return;
  elsif timer = 'domains.lookForNames' then
    return query select channel_seq from channels where status = 'ACTIVE' and channel_seq in (
      select channel_domains.channel_seq from channel_domains
       where state in ('REQUESTED', 'DNS_PENDING', 'VERIFIED'));
    return;
  end if;
  for site in select channel_seq from channels where status = 'ACTIVE' order by channel_seq loop
    perform set_config('app.channel_seq', site::text, true);
    if timer = 'orders.expire' then
      has_work := exists (select from orders where state = 'CREATED' and expires_at <= due);
    elsif timer = 'orders.reconcile' then
      has_work := exists (select from payments where check_at <= due)
        or exists (select from refunds where state = 'REQUESTED' and created_at <= due)
        or exists (select from payment_webhooks where state = 'RECEIVED' and received_at <= due);
    elsif timer = 'enrolments.expire' then
      has_work := exists (select from enrolments where state = 'APPROVED' and valid_at <= due);
    elsif timer = 'enrolments.lines' then
      has_work := exists (select from enrolments where state = 'WAITING' and wait_kind = 'LIST')
        or exists (select from enrolments where state = 'PENDING_PAYMENT' and hold_until <= due);
    elsif timer = 'videos.tidy' then
      has_work := exists (select from videos where state in ('UPLOADING', 'WAITING', 'PROCESSING'))
        or exists (select from videos where sharper_state = 'WAITING');
    elsif timer = 'courses.tooFew' then
      has_work := exists (
        select from course_rounds
         where min_user_count is not null and start_at > due - interval '1 day' and start_at <= due);
    elsif timer = 'courses.openRounds' then
      has_work := exists (select from course_rounds where open_at <= due);
    else
      raise 'nobody knows when % has work', timer;
    end if;
    if has_work then
      return next site;
    end if;
  end loop;
  perform set_config('app.channel_seq', before, true);
end $$;

-- How much of what providers hold is unknown since before a moment, over all sites.
create function count_stuck_money(before timestamptz, out payments bigint, out refunds bigint, out events bigint)
language plpgsql as $$
declare
  bound text := coalesce(current_setting('app.channel_seq', true), '');
  site bigint;
begin
  payments := 0; refunds := 0; events := 0;
  for site in select channel_seq from channels order by channel_seq loop
    perform set_config('app.channel_seq', site::text, true);
    payments := payments + (select count(*) from public.payments where unsure_since <= before);
    -- A refund that the provider refused is stuck where the money should go back without anybody asking for it.
    refunds := refunds
      + (select count(*) from public.refunds where state = 'REQUESTED' and created_at <= before)
      + (select count(*) from public.refunds join public.payments using (channel_seq, payment_seq)
          where refunds.state = 'FAILED' and refunds.requested_by_user_seq is null
            and payments.refunded_amount < payments.amount);
    events := events + (select count(*) from public.payment_webhooks where state = 'RECEIVED' and received_at <= before);
  end loop;
  perform set_config('app.channel_seq', bound, true);
end $$;
