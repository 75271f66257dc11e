-- The domain from which a site sends its mails, with the sealed key that signs them. Without a checked one the installation's address sends.
create table sender_domains (
  channel_seq  bigint not null references channels,
  domain       text not null check (length(domain) between 4 and 253),
  local_part   text not null check (length(local_part) between 1 and 64),
  selector     text not null,
  public_key   text not null,
  sealed_key   text not null,
  state        text not null default 'PENDING' check (state in ('PENDING', 'VERIFIED', 'BROKEN')),
  -- What the last check found: a problem by record, and the SPF record that was there.
  problems     jsonb not null default '{}',
  spf_seen     text,
  requested_at timestamptz not null,
  checked_at   timestamptz,
  verified_at  timestamptz,
  failing_since timestamptz,
  primary key (channel_seq)
);
call belongs_to_channel('sender_domains');
