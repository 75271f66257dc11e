-- The pair of keys push services know this installation by; the private one is sealed.
create table push_keys (
  is_only    boolean primary key default true check (is_only),
  public_key text not null,
  sealed     text not null,
  created_at timestamptz not null
);

-- A browser that is told of alarms while the site is not looked at; it goes with the sign-in it was switched on in.
create table push_subscriptions (
  channel_seq           bigint not null references channels,
  push_subscription_seq bigint generated always as identity,
  user_seq              bigint not null references users,
  session_hash          text not null references http_sessions on delete cascade,
  endpoint              text not null check (endpoint like 'https://%'),
  endpoint_hash         text not null,
  p256dh                text not null,
  auth                  text not null,
  told_up_to             bigint not null,           -- the newest alarm it was told of
  created_at            timestamptz not null,
  primary key (channel_seq, push_subscription_seq),
  unique (channel_seq, endpoint_hash)
);
create index on push_subscriptions (channel_seq, user_seq);
create index on push_subscriptions (session_hash);
call belongs_to_channel('push_subscriptions');

-- Every time somebody said that they want news of a site, or no more, and by which way.
create table marketing_choices (
  channel_seq          bigint not null references channels,
  marketing_choice_seq bigint generated always as identity,
  user_seq             bigint not null references users,
  is_agreed            boolean not null,
  way                  text not null check (way in ('JOIN', 'ACCOUNT', 'MAIL', 'ONE_CLICK')),
  created_at           timestamptz not null,
  primary key (channel_seq, marketing_choice_seq)
);
create index on marketing_choices (channel_seq, user_seq);
call belongs_to_channel('marketing_choices');
