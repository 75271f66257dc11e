-- The words a site uses for its things, by language; null while it chose none. The version names the edition in force.
alter table channels
  add column keywords jsonb,
  add column keywords_version integer not null default 0 check (keywords_version >= 0);

-- Every edition that ever held: a page that is still open somewhere was drawn with one of them.
create table keyword_editions (
  channel_seq bigint not null references channels,
  version     integer not null check (version > 0),
  words       jsonb not null,
  saved_by_user_seq bigint not null references users,
  created_at  timestamptz not null,
  primary key (channel_seq, version)
);
call belongs_to_channel('keyword_editions');
