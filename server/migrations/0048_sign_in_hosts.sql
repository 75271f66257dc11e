-- A sign-in belongs to the host it was opened at. Of the ones there are nobody knows it, so everybody signs in once more.
delete from http_sessions;
alter table http_sessions
  -- The site whose host that is; null for the platform's own.
  add column host_channel_seq bigint references channels on delete cascade,
  add column host text not null,
  -- When the person signed in, which handing on does not begin anew.
  add column signed_in_at timestamptz not null;
