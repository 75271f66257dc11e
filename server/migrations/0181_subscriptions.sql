-- What renews and is charged by the card of the site. Days are days of Seoul; a period ends on the day on which the next begins.
create table subscriptions (
  channel_seq      bigint not null,
  subscription_seq bigint generated always as identity,
  -- What is subscribed to, as its feature names it.
  product          text not null check (length(product) between 1 and 60),
  title            text not null check (length(title) between 1 and 100),
  price            integer not null check (price >= 100),
  currency         text not null check (currency = 'KRW'),
  term_months      integer not null check (term_months in (1, 3, 6, 12)),
  state            text not null check (state in ('STARTING', 'ACTIVE', 'PAST_DUE', 'CANCEL_AT_END', 'ENDED')),
  -- The day of the month on which periods begin, where the month has it.
  anchor_day       integer not null check (anchor_day between 1 and 31),
  period_start     date not null,
  period_end       date not null check (period_end > period_start),
  -- What the subscriber chose for the time after this period.
  next_title       text,
  next_price       integer check (next_price >= 100),
  next_term_months integer check (next_term_months in (1, 3, 6, 12)),
  next_charge_at   timestamptz,
  past_due_since   timestamptz,
  -- The end of the period before which its owners were reminded of the next charge.
  reminded_for     date,
  failed_count     integer not null default 0 check (failed_count between 0 and 4),
  started_at       timestamptz not null,
  ended_at         timestamptz,
  primary key (channel_seq, subscription_seq),
  check ((state in ('ACTIVE', 'PAST_DUE')) = (next_charge_at is not null)),
  check (state <> 'PAST_DUE' or past_due_since is not null),
  check ((state = 'ENDED') = (ended_at is not null)),
  check ((next_title is null) = (next_price is null) and (next_price is null) = (next_term_months is null))
);
create unique index subscriptions_one_running on subscriptions (channel_seq, product) where state <> 'ENDED';
create index subscriptions_due on subscriptions (channel_seq, next_charge_at) where next_charge_at is not null;
create index subscriptions_ending on subscriptions (channel_seq, period_end) where state = 'CANCEL_AT_END';
call belongs_to_channel('subscriptions');

-- A charge is written before the provider is asked, under the number by which it is found there.
create table subscription_charges (
  channel_seq      bigint not null,
  charge_seq       bigint generated always as identity,
  subscription_seq bigint not null,
  charge_no        text not null check (charge_no ~ '^[A-Za-z0-9_-]{6,64}$'),
  -- PERIOD: a whole term. UPGRADE: what a dearer plan costs for the rest of one.
  kind             text not null check (kind in ('PERIOD', 'UPGRADE')),
  period_start     date not null,
  period_end       date not null,
  title            text not null,
  -- What a whole term costs from this charge on.
  price            integer not null,
  term_months      integer not null,
  amount           integer not null check (amount > 0),
  currency         text not null check (currency = 'KRW'),
  card_seq         bigint not null,
  is_test          boolean not null,
  state            text not null check (state in ('REQUESTED', 'PAID', 'FAILED')),
  fail_reason      text,
  receipt_url      text,
  requested_at     timestamptz not null,
  -- When the provider is asked again how it stands.
  check_at         timestamptz,
  settled_at       timestamptz,
  primary key (channel_seq, charge_seq),
  foreign key (channel_seq, subscription_seq) references subscriptions (channel_seq, subscription_seq),
  foreign key (channel_seq, card_seq) references billing_cards (channel_seq, card_seq),
  check ((state = 'REQUESTED') = (settled_at is null)),
  check ((state = 'REQUESTED') = (check_at is not null)),
  check (kind = 'UPGRADE' or amount = price)
);
create unique index subscription_charges_no on subscription_charges (channel_seq, charge_no);
create unique index subscription_charges_one_open on subscription_charges (channel_seq, subscription_seq)
  where state = 'REQUESTED';
-- No period is paid twice.
create unique index subscription_charges_one_period on subscription_charges (channel_seq, subscription_seq, period_start)
  where kind = 'PERIOD' and state in ('REQUESTED', 'PAID');
create index subscription_charges_check on subscription_charges (channel_seq, check_at) where check_at is not null;
create index on subscription_charges (channel_seq, card_seq);
call belongs_to_channel('subscription_charges');

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
    elsif timer = 'billing.renew' then
      has_work := exists (select from subscriptions where next_charge_at <= due)
        or exists (
          select from subscriptions
           where state = 'ACTIVE' and next_charge_at <= due + interval '7 days'
             and reminded_for is distinct from period_end)
        or exists (
          select from subscriptions
           where state = 'CANCEL_AT_END' and period_end <= (due at time zone 'Asia/Seoul')::date)
        or exists (select from subscription_charges where check_at <= due);
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
