-- Archives of sites that operators uploaded, and what became of them. The file is deleted when it is over, its row stays.
create table site_imports (
  site_import_seq       bigint generated always as identity primary key,
  state                 text not null default 'UPLOADING' check (state in (
    'UPLOADING', 'CHECKING', 'READY', 'IMPORTING', 'DONE', 'REFUSED', 'FAILED', 'CANCELLED')),
  percent               integer not null default 0 check (percent between 0 and 100),
  file_name             text not null check (length(file_name) between 1 and 255),
  file_size             bigint not null check (file_size > 0),
  -- The file in the folder of uploads.
  upload_id             text,
  -- What the archive says of itself, read when it had arrived.
  contents              jsonb,
  -- What was read back and compared, written in the transaction of the import.
  report                jsonb,
  fault                 text,
  detail                text check (length(detail) <= 1000),
  channel_seq           bigint references channels,
  requested_by_user_seq bigint not null references users,
  requested_at          timestamptz not null,
  changed_at            timestamptz not null,
  finished_at           timestamptz,
  check ((state = 'DONE') = (channel_seq is not null)),
  check ((state = 'DONE') = (report is not null)),
  check ((state in ('REFUSED', 'FAILED')) = (fault is not null)),
  check ((state in ('DONE', 'REFUSED', 'CANCELLED')) = (finished_at is not null)),
  check (state in ('UPLOADING', 'CHECKING', 'REFUSED', 'FAILED', 'CANCELLED') or contents is not null)
);
create unique index site_imports_one_open on site_imports ((true))
  where state in ('UPLOADING', 'CHECKING', 'READY', 'IMPORTING', 'FAILED');
create index on site_imports (channel_seq);
create index on site_imports (requested_by_user_seq);
