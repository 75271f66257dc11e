-- The account of a site at a service of meetings, with sealed keys. Another account replaces it.
create table meeting_accounts (
  channel_seq  bigint not null,
  live_type_cd text not null check (live_type_cd in ('00')),
  account_id   text not null,
  client_id    text not null,
  host_email   text not null,
  account_name text not null,
  sealed_keys  text not null,
  has_webhook_secret boolean not null,
  connected_at timestamptz not null,
  checked_at   timestamptz not null,
  last_error   text check (last_error in ('KEYS', 'PERMISSION', 'HOST', 'UNREACHABLE')),
  heard_at     timestamptz,
  primary key (channel_seq, live_type_cd)
);
call belongs_to_channel('meeting_accounts');

-- The service with which the live lessons of a site begin.
create table live_defaults (
  channel_seq  bigint not null,
  live_type_cd text not null check (live_type_cd in ('00', '01', '02', '99')),
  primary key (channel_seq)
);
call belongs_to_channel('live_defaults');
