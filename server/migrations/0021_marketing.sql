-- Code that owners put on their pages. Versions are only ever added; the site says which of them its pages carry.
create table snippet_versions (
  channel_seq bigint not null references channels,
  version     integer not null check (version > 0),
  head        text not null,
  body        text not null,
  more_hosts  jsonb not null,
  saved_by_user_seq bigint not null references users,
  created_at  timestamptz not null,
  primary key (channel_seq, version)
);
call belongs_to_channel('snippet_versions');
alter table channels add column snippet_version integer;
alter table channels add foreign key (channel_seq, snippet_version) references snippet_versions (channel_seq, version);

-- Keys of chats and the numbers of measuring services; the one thing that is secret stands apart.
alter table channels add column marketing_tools jsonb;
create table chat_secrets (
  channel_seq bigint not null references channels primary key,
  sealed      text not null,
  updated_at  timestamptz not null
);
call belongs_to_channel('chat_secrets');

-- What stands in the tab of a browser and on the home screen of a phone.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('course', 'profile', 'common', 'channel', 'favicon'));
alter table channels add column favicon_file_seq bigint;
