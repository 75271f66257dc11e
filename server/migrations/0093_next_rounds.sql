-- The next round of a class is a draft until it is opened; one that nobody came to can be taken back.
alter table course_rounds
  add column state text not null default 'OPENED' check (state in ('DRAFT', 'OPENED', 'DISCARDED')),
  -- The set moment at which a draft opens.
  add column open_at timestamptz,
  -- When a round that is not the current one was closed by hand; the current one's stands with the class.
  add column recruit_closed_at timestamptz,
  add column row_version integer not null default 1,
  add check (open_at is null or state = 'DRAFT'),
  -- Nobody has a seat, or waits for one, in a round that is not open.
  add constraint only_opened_rounds_hold_people
    check (state = 'OPENED' or (seats_taken = 0 and accepted_count = 0 and wait_count = 0));
create index on course_rounds (channel_seq, open_at) where open_at is not null;

-- As before, and which sites have a round to open.
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
      has_work := exists (select from payments where state = 'CONFIRMING' and confirming_at <= due);
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
