-- An account opened through a provider has no password, and may have no address of its own: the one its provider tells
-- may belong to another account until the two are one.
alter table users alter column password_hash drop not null;
alter table users add column sns_type_cd text not null default 'LIV'
  check (sns_type_cd in ('LIV', 'KAK', 'NAV', 'GOG', 'FAB'));
alter table users add column owns_email boolean not null default true;
alter table users add check (not owns_email or email <> '');
alter table users add check (owns_email or email_verified_at is null);
drop index users_email_key;
create unique index users_email_key on users (email) where status = 'ACTIVE' and owns_email;
alter table users drop constraint users_status_check;
alter table users add constraint users_status_check check (status in ('ACTIVE', 'WITHDRAWN', 'MERGED'));

-- Who somebody is at a provider. Providers number people for each application, so the application is part of it.
create table social_identities (
  identity_seq bigint generated always as identity primary key,
  user_seq     bigint not null references users,
  provider     text not null check (provider in ('KAK', 'NAV', 'GOG', 'FAB')),
  client_id    text not null,
  subject      text not null,
  -- As the provider told it last; proved when the provider vouches for it.
  email        text,
  is_email_proved boolean not null default false,
  connected_at timestamptz not null,
  unique (provider, client_id, subject)
);
create index on social_identities (user_seq);

-- A sign-in on its way through a provider, and what came of it until it is used. Sealed with the installation's secret.
create table social_tickets (
  ticket_hash  text primary key,
  kind         text not null check (kind in ('STATE', 'TOKEN')),
  channel_seq  bigint not null references channels,
  provider     text not null check (provider in ('KAK', 'NAV', 'GOG', 'FAB')),
  browser_hash text not null,
  sealed       text not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index on social_tickets (expires_at);

-- Two accounts became one. Only ever added to.
create table account_merges (
  merge_seq     bigint generated always as identity primary key,
  kept_user_seq bigint not null references users,
  gone_user_seq bigint not null references users,
  email         text not null,
  proof         text not null check (proof in ('PROVIDER', 'CODE')),
  merged_at     timestamptz not null,
  check (kept_user_seq <> gone_user_seq)
);
create index on account_merges (kept_user_seq);
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('PASSWORD_RESET', 'HANDOFF', 'REALTIME', 'INTEGRATION'));

-- The applications a site registered at the providers. The ids are public, the secrets stand in a table of their own.
alter table channels add column sns_login_kak_id text;
alter table channels add column sns_login_nav_id text;
alter table channels add column sns_login_gog_id text;
alter table channels add column sns_login_fab_id text;
alter table channels add column kakao_sync boolean not null default false;
create table social_secrets (
  channel_seq   bigint not null references channels,
  provider      text not null check (provider in ('KAK', 'NAV', 'GOG', 'FAB')),
  client_secret text,
  -- The number Kakao knows the application by beside its key.
  app_id        text,
  updated_at    timestamptz not null,
  primary key (channel_seq, provider)
);
call belongs_to_channel('social_secrets');
