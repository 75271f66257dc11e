-- People. One account serves the whole installation and joins each site by itself.
create table users (
  user_seq          bigint generated always as identity primary key,
  user_uid          uuid not null default gen_random_uuid() unique,
  email             text not null check (email = lower(email)),
  password_hash     text not null,
  name              text not null check (name <> ''),
  phone             text check (phone ~ '^[0-9]{9,11}$'),
  language          text not null default 'ko' check (language in ('ko', 'en', 'jp')),
  is_operator       boolean not null default false,
  is_init_plan      boolean not null default false,
  email_verified_at timestamptz,
  status            text not null default 'ACTIVE' check (status in ('ACTIVE', 'WITHDRAWN')),
  created_at        timestamptz not null default now()
);
create unique index users_email_key on users (email) where status = 'ACTIVE';

-- A sign-in of one browser at one address. What it was handed on to shares its family and ends with it.
create table http_sessions (
  session_hash text primary key,
  family       uuid not null,
  user_seq     bigint not null references users,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index on http_sessions (family);
create index on http_sessions (user_seq);
create index on http_sessions (expires_at);
create table access_tokens (
  token_hash   text primary key,
  session_hash text not null references http_sessions on delete cascade,
  user_seq     bigint not null references users,
  expires_at   timestamptz not null
);
create index on access_tokens (session_hash);
create index on access_tokens (expires_at);

create table email_verifications (
  verification_seq bigint generated always as identity primary key,
  user_seq         bigint not null references users,
  email            text not null,
  code_hash        text not null,
  attempts         smallint not null default 0 check (attempts between 0 and 5),
  state            text not null default 'SENT' check (state in ('SENT', 'VERIFIED', 'REPLACED')),
  created_at       timestamptz not null,
  expires_at       timestamptz not null
);
create unique index email_verifications_open on email_verifications (email) where state = 'SENT';
create index on email_verifications (email, created_at);

-- Links and tickets that work once: password resets, hand-offs between addresses, realtime tickets.
create table one_time_tokens (
  token_hash text primary key,
  purpose    text not null check (purpose in ('PASSWORD_RESET', 'HANDOFF', 'REALTIME')),
  user_seq   bigint not null references users,
  payload    jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index on one_time_tokens (expires_at);

-- Who agreed to which version of which text. Only ever added to.
create table user_agreements (
  user_agreement_seq bigint generated always as identity primary key,
  user_seq           bigint not null references users,
  channel_seq        bigint,
  kind               text not null check (kind in ('terms', 'privacy', 'marketing')),
  version            integer not null default 1,
  created_at         timestamptz not null
);
create index on user_agreements (user_seq);

-- The mail that the built-in mailbox shows instead of sending it.
create table mailbox_mails (
  mail_seq   bigint generated always as identity primary key,
  recipient  text not null,
  subject    text not null,
  text       text not null,
  html       text not null,
  created_at timestamptz not null
);
