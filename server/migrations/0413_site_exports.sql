-- Archives of a whole site that its owners asked for. The file is deleted a week after it was made, its row stays.
create table site_exports (
  channel_seq           bigint not null references channels,
  site_export_seq       bigint generated always as identity,
  state                 text not null default 'RUNNING' check (state in ('RUNNING', 'READY', 'FAILED', 'DELETED')),
  percent               integer not null default 0 check (percent between 0 and 100),
  requested_by_user_seq bigint not null references users,
  requested_at          timestamptz not null,
  -- Named before it is written, so that one begun anew after a crash leaves nothing behind.
  storage_key           text not null,
  bytes                 bigint check (bytes > 0),
  files                 integer check (files >= 0),
  sha256                text check (sha256 ~ '^[0-9a-f]{64}$'),
  finished_at           timestamptz,
  expires_at            timestamptz,
  primary key (channel_seq, site_export_seq),
  check ((state = 'RUNNING') = (finished_at is null)),
  check ((state in ('READY', 'DELETED')) = (expires_at is not null)),
  check (state not in ('READY', 'DELETED') or (bytes is not null and files is not null and sha256 is not null))
);
create unique index site_exports_one_running on site_exports (channel_seq) where state = 'RUNNING';
call belongs_to_channel('site_exports');
