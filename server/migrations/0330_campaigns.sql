-- Messages of a site to many of its members. What was planned is one row, what became of it for each person another.
create table campaigns (
  channel_seq        bigint not null references channels,
  campaign_seq       bigint generated always as identity,
  name               text not null,
  channel_type       text not null check (channel_type in ('EMAIL')),
  trigger            text not null default 'NOW' check (trigger in ('NOW', 'SCHEDULED')),
  state              text not null default 'DRAFT'
                     check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'DONE', 'STOPPED')),
  audience           jsonb not null,
  is_ad              boolean not null,
  subject            text not null,
  content            text not null,
  scheduled_at       timestamptz,
  started_at         timestamptz,
  finished_at        timestamptz,
  -- The last member whom the list of receivers was built up to; null before it begins, and until when it is whole.
  collected_to       bigint,
  collected_at       timestamptz,
  -- Counted as it happens, so that a list of campaigns reads no messages.
  recipient_count    integer not null default 0 check (recipient_count >= 0),
  sent_count         integer not null default 0 check (sent_count >= 0),
  failed_count       integer not null default 0 check (failed_count >= 0),
  skipped_count      integer not null default 0 check (skipped_count >= 0),
  uncertain_count    integer not null default 0 check (uncertain_count >= 0),
  opened_count       integer not null default 0 check (opened_count >= 0),
  clicked_count      integer not null default 0 check (clicked_count >= 0),
  unsubscribed_count integer not null default 0 check (unsubscribed_count >= 0),
  created_by_user_seq bigint not null references users,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  deleted_at         timestamptz,
  primary key (channel_seq, campaign_seq),
  check (trigger = 'SCHEDULED' or scheduled_at is null),
  check (state <> 'SCHEDULED' or scheduled_at is not null),
  check (recipient_count >= sent_count + failed_count + skipped_count + uncertain_count)
);
create index on campaigns (channel_seq, campaign_seq desc) where deleted_at is null;
call belongs_to_channel('campaigns');

-- One for each person and campaign: the key that keeps anybody from getting it twice.
create table campaign_messages (
  channel_seq     bigint not null,
  campaign_seq    bigint not null,
  user_seq        bigint not null references users,
  state           text not null default 'QUEUED'
                  check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SKIPPED', 'UNCERTAIN')),
  reason          text,
  tries           smallint not null default 0,
  claimed_at      timestamptz,
  sent_at         timestamptz,
  opened_at       timestamptz,
  clicked_at      timestamptz,
  unsubscribed_at timestamptz,
  primary key (channel_seq, campaign_seq, user_seq),
  foreign key (channel_seq, campaign_seq) references campaigns (channel_seq, campaign_seq)
);
create index on campaign_messages (channel_seq, campaign_seq, state, user_seq);
create index on campaign_messages (channel_seq, user_seq, sent_at desc);
call belongs_to_channel('campaign_messages');

alter table rich_text_pictures drop constraint rich_text_pictures_place_check;
alter table rich_text_pictures add constraint rich_text_pictures_place_check
  check (place in ('COURSE', 'LESSON', 'NOTICE', 'CAMPAIGN'));

