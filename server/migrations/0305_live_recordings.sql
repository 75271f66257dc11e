-- Lessons that staff have not published yet: learners do not see them, whatever their video does.
alter table curriculums add column is_held boolean not null default false;

-- What was recorded of a video room.
create table live_recordings (
  channel_seq         bigint not null,
  live_recording_seq  bigint generated always as identity,
  curriculum_seq      bigint not null,
  state               text not null check (state in ('RECORDING', 'PROCESSING', 'READY', 'FAILED')),
  started_at          timestamptz not null,
  started_by_user_seq bigint not null references users,
  ended_at            timestamptz,
  -- Null where it ended by itself.
  ended_by_user_seq   bigint references users,
  end_reason          text check (end_reason in
    ('STOPPED', 'LESSON_OVER', 'ROOM_EMPTY', 'TOO_LARGE', 'DISK_FULL', 'FAILED')),
  -- Since when nobody is inside.
  empty_since         timestamptz,
  -- When its files were handed on to be joined.
  queued_at           timestamptz,
  takes               integer not null default 0,
  bytes               bigint not null default 0,
  failed_reason       text check (failed_reason in ('NOTHING', 'DISK_FULL', 'QUOTA_FULL', 'CLASS_FULL', 'FAILED')),
  failed_at           timestamptz,
  -- The lesson it became, with its video.
  lesson_seq          bigint,
  upload_vod_seq      bigint,
  -- When its files were deleted.
  cleared_at          timestamptz,
  primary key (channel_seq, live_recording_seq),
  foreign key (channel_seq, curriculum_seq) references live_rooms (channel_seq, curriculum_seq),
  foreign key (channel_seq, lesson_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, upload_vod_seq) references videos (channel_seq, upload_vod_seq),
  unique (channel_seq, lesson_seq),
  unique (channel_seq, upload_vod_seq),
  check ((state = 'RECORDING') = (ended_at is null)),
  check ((ended_at is null) = (end_reason is null)),
  check ((state = 'FAILED') = (failed_reason is not null)),
  check ((failed_reason is null) = (failed_at is null)),
  -- It becomes a lesson and a video together.
  check ((lesson_seq is null) = (upload_vod_seq is null))
);
-- One at a time.
create unique index on live_recordings (channel_seq, curriculum_seq) where state = 'RECORDING';
create index on live_recordings (channel_seq, curriculum_seq, live_recording_seq);
create index on live_recordings (started_by_user_seq);
create index on live_recordings (ended_by_user_seq) where ended_by_user_seq is not null;
call belongs_to_channel('live_recordings');

-- As before, and which sites have recordings to look after.
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
    elsif timer = 'files.sealDocuments' then
      has_work := exists (select from files where kind = 'payee' and sealed_at is null);
    elsif timer = 'live-rooms.keepRecordings' then
      has_work := exists (
        select from live_recordings
         where state = 'RECORDING' or (state = 'PROCESSING' and queued_at is null));
    else
      raise 'nobody knows when % has work', timer;
    end if;
    if has_work then
      return next site;
    end if;
  end loop;
  perform set_config('app.channel_seq', before, true);
end $$;
