-- What search engines and shared links are told of a site itself; null says what its name and introduction say.
alter table channels add column seo jsonb;
-- The site's own key of Kakao's share dialog; it stands in pages that everybody may read.
alter table channels add column kakao_js_key text check (kakao_js_key <> '');
-- The foot of every page: whether it names who hosts the site, and where else it leads.
alter table channels add column white_label_yn text not null default 'N' check (white_label_yn in ('Y', 'N'));
alter table channels add column footer_links jsonb not null default '[]';
-- The newest publication of a legal text: members are asked about nothing on a site that never published one.
alter table channels add column legal_published_at timestamptz;

-- The same of one class. A class without a row goes with its site.
create table course_seo (
  channel_seq       bigint not null,
  course_seq        bigint not null,
  title             text not null default '',
  description       text not null default '',
  keywords          text not null default '',
  og_title          text not null default '',
  og_description    text not null default '',
  og_image_file_seq bigint,
  no_index          boolean not null default true,
  no_follow         boolean not null default true,
  updated_at        timestamptz not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, og_image_file_seq) references files (channel_seq, file_seq)
);
call belongs_to_channel('course_seo');

-- The texts a site published, kept for ever: somebody agreed to each. Version 1 is the standard text every site begins
-- with, and has no row.
create table legal_texts (
  channel_seq   bigint not null references channels,
  kind          text not null check (kind in ('terms', 'privacy', 'marketing')),
  version       integer not null check (version > 1),
  is_standard   boolean not null,
  body          text not null check (body <> ''),
  -- The standard text as English readers saw it; a text of one's own is the same for everybody.
  body_en       text,
  summary       text not null default '',
  is_adverse    boolean not null,
  needs_consent boolean not null,
  effective_at  timestamptz not null,
  published_at  timestamptz not null,
  published_by_user_seq bigint not null references users,
  primary key (channel_seq, kind, version)
);
call belongs_to_channel('legal_texts');

-- Reading a change is not agreeing to it.
alter table user_agreements add column manner text not null default 'AGREED' check (manner in ('AGREED', 'READ'));
create index on user_agreements (channel_seq, kind, user_seq);

-- Names of their own at which sites answer. A host is asked for before the site is known.
create table channel_domains (
  domain_seq    bigint generated always as identity primary key,
  channel_seq   bigint not null references channels,
  domain        text not null check (domain = lower(domain)),
  state         text not null default 'REQUESTED'
    check (state in ('REQUESTED', 'DNS_PENDING', 'VERIFIED', 'ACTIVE', 'FAILED', 'REMOVED')),
  verify_token  text not null,
  is_primary    boolean not null default false check (not is_primary or state = 'ACTIVE'),
  problem       text,
  requested_at  timestamptz not null,
  -- Looked for from here on; after three days it has failed.
  pending_since timestamptz not null,
  checked_at    timestamptz,
  activated_at  timestamptz
);
create unique index channel_domains_proved on channel_domains (domain) where state in ('VERIFIED', 'ACTIVE');
create unique index on channel_domains (channel_seq, domain) where state <> 'REMOVED';
create unique index on channel_domains (channel_seq) where is_primary;
create index on channel_domains (state) where state in ('REQUESTED', 'DNS_PENDING', 'VERIFIED');
