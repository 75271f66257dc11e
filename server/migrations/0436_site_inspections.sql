-- An operator asks the owners of a site to look at it with what they may see; reading alone, for an hour.
create table site_inspections (
  site_inspection_seq   bigint generated always as identity primary key,
  channel_seq           bigint not null references channels,
  reason                text not null check (length(reason) between 1 and 500),
  state                 text not null default 'REQUESTED' check (state in ('REQUESTED', 'ALLOWED', 'REFUSED', 'ENDED')),
  requested_at          timestamptz not null,
  requested_by_user_seq bigint not null references users,
  decided_at            timestamptz,
  decided_by_user_seq   bigint references users,
  ends_at               timestamptz,
  ended_at              timestamptz,
  check (state <> 'ALLOWED' or ends_at is not null),
  check ((decided_at is null) = (decided_by_user_seq is null)),
  check ((state = 'ENDED') = (ended_at is not null))
);
create unique index site_inspections_one_open on site_inspections (channel_seq, requested_by_user_seq)
  where state in ('REQUESTED', 'ALLOWED');
create index on site_inspections (channel_seq, site_inspection_seq desc);
