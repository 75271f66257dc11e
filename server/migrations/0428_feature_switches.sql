-- What the operator switched on or off, for the installation (no site) or for one site, which counts before it. No row: on.
create table feature_switches (
  feature     text not null check (feature in ('LIVE_ROOMS', 'PHONE_CAMPAIGNS', 'MEMBERSHIPS', 'VIDEO_UPLOADS', 'SITE_OPENING')),
  channel_seq bigint references channels,
  is_on       boolean not null,
  -- No site decides whether others are opened.
  check (feature <> 'SITE_OPENING' or channel_seq is null),
  unique nulls not distinct (channel_seq, feature)
);

-- Each decision with its reason; is_on null: the site follows the installation again.
create table feature_switch_changes (
  feature_switch_change_seq bigint generated always as identity primary key,
  feature                   text not null check (feature in ('LIVE_ROOMS', 'PHONE_CAMPAIGNS', 'MEMBERSHIPS', 'VIDEO_UPLOADS', 'SITE_OPENING')),
  channel_seq               bigint references channels,
  is_on                     boolean,
  reason                    text not null check (length(reason) between 1 and 500),
  changed_at                timestamptz not null,
  changed_by_user_seq       bigint not null references users,
  check (is_on is not null or channel_seq is not null)
);
create index on feature_switch_changes (channel_seq, feature_switch_change_seq desc);
