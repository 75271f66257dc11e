-- How many days a year members may pause a membership; 0: not at all.
alter table memberships
  add column pause_days integer not null default 0 check (pause_days between 0 and 90);

-- When a subscription rests: days of Seoul, from the first until that on which it goes on.
create table subscription_pauses (
  channel_seq            bigint not null,
  subscription_pause_seq bigint generated always as identity,
  subscription_seq       bigint not null,
  starts_on              date not null,
  ends_on                date not null check (ends_on >= starts_on),
  -- The staff member who paused it; null where its subscriber did.
  paused_by_user_seq     bigint references users,
  requested_at           timestamptz not null,
  -- When its subscriber was reminded that it goes on; that of a short one is the moment in which it was requested.
  reminded_at            timestamptz,
  -- When it went on, by itself or before.
  resumed_at             timestamptz,
  primary key (channel_seq, subscription_pause_seq),
  foreign key (channel_seq, subscription_seq) references subscriptions (channel_seq, subscription_seq)
);
create unique index subscription_pauses_one_open on subscription_pauses (channel_seq, subscription_seq)
  where resumed_at is null;
create index subscription_pauses_open on subscription_pauses (channel_seq, ends_on) where resumed_at is null;
create index on subscription_pauses (channel_seq, subscription_seq, ends_on);
create index on subscription_pauses (paused_by_user_seq) where paused_by_user_seq is not null;
call belongs_to_channel('subscription_pauses');

-- A place whose membership is paused keeps its seat though its time is over.
alter table enrolments add column is_resting boolean not null default false;

-- As before, with pauses that end, and without places that rest.
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
      has_work := exists (
        select from enrolments where state = 'APPROVED' and valid_at <= due and not is_resting);
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
        or exists (
          select from subscription_pauses
           where resumed_at is null and ends_on <= (due at time zone 'Asia/Seoul')::date)
        or exists (
          select from subscription_pauses
           where resumed_at is null and reminded_at is null
             and ends_on <= (due at time zone 'Asia/Seoul')::date + 3)
        or exists (select from subscription_charges where check_at <= due);
    elsif timer = 'courses.openRounds' then
      has_work := exists (select from course_rounds where open_at <= due);
    elsif timer = 'files.sealDocuments' then
      has_work := exists (select from files where kind = 'payee' and sealed_at is null);
    elsif timer = 'live-rooms.keepRecordings' then
      has_work := exists (
        select from live_recordings
         where state = 'RECORDING' or (state = 'PROCESSING' and queued_at is null));
    elsif timer = 'campaigns.watch' then
      has_work := exists (
        select from campaigns where state = 'ACTIVE' and deleted_at is null and watched_to < due);
    else
      raise 'nobody knows when % has work', timer;
    end if;
    if has_work then
      return next site;
    end if;
  end loop;
  perform set_config('app.channel_seq', before, true);
end $$;
