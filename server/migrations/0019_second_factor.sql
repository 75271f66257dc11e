-- When whoever is signed in last proved who they are: by a password, a provider or a second factor.
alter table http_sessions add column proved_at timestamptz;
update http_sessions set proved_at = created_at;
alter table http_sessions alter column proved_at set not null;

-- What somebody proves themselves with beside their password: an app that counts codes, or a passkey.
create table second_factors (
  factor_seq    bigint generated always as identity primary key,
  user_seq      bigint not null references users,
  kind          text not null check (kind in ('TOTP', 'PASSKEY')),
  name          text not null check (char_length(name) between 1 and 40),
  -- Of an app: its secret, sealed with the installation's, and the last step a code was taken of.
  sealed        text,
  last_step     bigint,
  -- Of a passkey: which one, where it was made, and what its signatures are checked with.
  credential_id text unique,
  host          text,
  public_key    text,
  counter       bigint,
  transports    text[],
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  check ((kind = 'TOTP') = (sealed is not null and last_step is not null)),
  check ((kind = 'PASSKEY') =
    (credential_id is not null and host is not null and public_key is not null and counter is not null))
);
create index on second_factors (user_seq);

-- For whoever lost all of that. Each works once.
create table recovery_codes (
  user_seq  bigint not null references users,
  code_hash text not null,
  used_at   timestamptz,
  primary key (user_seq, code_hash)
);

-- What is under way: a sign-in that waits for its second step, an app being set up, a passkey being asked.
create table second_step_tickets (
  ticket_hash text primary key,
  purpose     text not null check (purpose in ('SIGN_IN', 'TOTP', 'REGISTER', 'ASSERT')),
  user_seq    bigint not null references users,
  -- Where it was begun, and whose it is: of a sign-in or of a session.
  host        text not null,
  holder_hash text,
  sealed      text,
  tries       smallint not null default 0,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index on second_step_tickets (user_seq);
create index on second_step_tickets (expires_at);

-- Browsers that are not asked for the second step for a while. `family` is the sign-in that used it last.
create table trusted_devices (
  trust_hash text primary key,
  user_seq   bigint not null references users,
  family     uuid not null,
  user_agent text not null,
  created_at timestamptz not null,
  used_at    timestamptz not null,
  expires_at timestamptz not null
);
create index on trusted_devices (user_seq);
create index on trusted_devices (expires_at);

-- Whether a site asks its staff for a second factor.
alter table channels add column staff_second_factor boolean not null default false;
