-- Forms of a site: what staff edit, what was published, and what people answered.
create table forms (
  channel_seq       bigint not null references channels,
  form_seq          bigint generated always as identity,
  -- Stands in the address of the form.
  form_id           text not null check (form_id ~ '^[a-z0-9][a-z0-9-]{3,39}$'),
  title             text not null,
  description       text not null default '',
  state             text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'CLOSED')),
  answer_mode       text not null default 'MOD_N' check (answer_mode in ('MOD_N', 'MOD_Y', 'DUP_Y')),
  is_login_required boolean not null default false,
  starts_at         timestamptz,
  ends_at           timestamptz,
  max_responses     integer check (max_responses >= 1),
  response_count    integer not null default 0 check (response_count >= 0),
  published_version integer check (published_version >= 1),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (channel_seq, form_seq),
  unique (channel_seq, form_id),
  check (starts_at < ends_at),
  check ((state = 'DRAFT') = (published_version is null))
);
call belongs_to_channel('forms');

-- The items as staff edit them; people see those of the published version.
create table form_items (
  channel_seq   bigint not null,
  form_item_seq bigint generated always as identity,
  form_seq      bigint not null,
  item_type     text not null check (item_type in
    ('SHORT_TEXT', 'LONG_TEXT', 'MULTIPLE_CHOICE', 'SINGLE_CHOICE', 'DROPDOWN', 'PHONE_NUMBER', 'EMAIL', 'NUMBER', 'DATE',
     'RATING', 'AGREE', 'SECTION')),
  label         text not null,
  help_text     text not null default '',
  is_required   boolean not null default false,
  options       jsonb not null default '[]',
  agree_kind    text check (agree_kind in ('privacy', 'marketing')),
  agree_text    text not null default '',
  sort          integer not null,
  primary key (channel_seq, form_item_seq),
  foreign key (channel_seq, form_seq) references forms (channel_seq, form_seq),
  check ((item_type = 'AGREE') = (agree_kind is not null))
);
create index on form_items (channel_seq, form_seq, sort);
call belongs_to_channel('form_items');

-- The items as they were published. What was answered keeps the wording of its version.
create table form_versions (
  channel_seq  bigint not null,
  form_seq     bigint not null,
  version      integer not null check (version >= 1),
  items        jsonb not null,
  published_at timestamptz not null,
  primary key (channel_seq, form_seq, version),
  foreign key (channel_seq, form_seq) references forms (channel_seq, form_seq)
);
call belongs_to_channel('form_versions');

create table form_responses (
  channel_seq       bigint not null,
  form_response_seq bigint generated always as identity,
  form_seq          bigint not null,
  version           integer not null,
  user_seq          bigint references users,
  -- Of the secret in the cookie of a visitor.
  browser_hash      text,
  -- Whether its person may give no other one.
  is_only           boolean not null,
  -- By the number of the item.
  answers           jsonb not null,
  search_text       text not null,
  submitted_at      timestamptz not null,
  modified_at       timestamptz,
  primary key (channel_seq, form_response_seq),
  foreign key (channel_seq, form_seq, version) references form_versions (channel_seq, form_seq, version),
  check (user_seq is not null or browser_hash is not null)
);
create index on form_responses (channel_seq, form_seq, form_response_seq);
create index on form_responses (channel_seq, user_seq) where user_seq is not null;
create unique index on form_responses (channel_seq, form_seq, user_seq) where is_only and user_seq is not null;
create unique index on form_responses (channel_seq, form_seq, browser_hash) where is_only and user_seq is null;
call belongs_to_channel('form_responses');
