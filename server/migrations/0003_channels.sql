create table channels (
  channel_seq    bigint generated always as identity primary key,
  name           text not null check (name <> ''),
  -- The first label of its address under the installation's own domain.
  address        text not null unique check (address ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'),
  template_cd    text not null default 'basic',
  content_type_cd text,
  intro          text,
  brand_color    text not null check (brand_color ~ '^#[0-9a-f]{6}$'),
  brand_shades   text[] not null check (cardinality(brand_shades) = 10),
  logo_file_seq  bigint,
  banner_title   text,
  banner_text    text,
  banner_file_seq bigint,
  languages      text[] not null default '{ko,en}',
  no_index       boolean not null default false,
  company        jsonb,
  owner_user_seq bigint not null references users,
  status         text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'CLOSED')),
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

-- Which accounts joined which sites: the one list that a person's own page reads across sites.
-- `members` holds the site's own knowledge of the same people; both are written in one transaction.
create table account_sites (
  user_seq    bigint not null references users,
  channel_seq bigint not null references channels,
  role        text check (role in ('OWN', 'MNG', 'TCH')),
  joined_at   timestamptz not null,
  primary key (user_seq, channel_seq)
);

create table members (
  channel_seq            bigint not null references channels,
  user_seq               bigint not null references users,
  role                   text check (role in ('OWN', 'MNG', 'TCH')),
  status                 text not null default 'ACTIVE' check (status in ('ACTIVE', 'LEFT', 'BLOCKED')),
  introduction           text,
  profile_image_file_seq bigint,
  alarm_read_seq         bigint not null default 0,
  marketing_agreed_at    timestamptz,
  joined_at              timestamptz not null,
  primary key (channel_seq, user_seq)
);
create index on members (channel_seq, joined_at);
call belongs_to_channel('members');

create table files (
  channel_seq      bigint not null references channels,
  file_seq         bigint generated always as identity,
  kind             text not null check (kind in ('course', 'profile', 'common', 'channel')),
  storage_key      text not null,
  origin_file_name text not null,
  content_type     text not null,
  file_size        bigint not null,
  widths           integer[] not null default '{}',
  is_attached      boolean not null default false,
  uploaded_by_user_seq bigint not null references users,
  created_at       timestamptz not null,
  primary key (channel_seq, file_seq),
  unique (channel_seq, storage_key)
);
call belongs_to_channel('files');
alter table members add foreign key (channel_seq, profile_image_file_seq) references files (channel_seq, file_seq);
