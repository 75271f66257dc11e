-- The account of a site at a reseller of AlimTalk, with its sealed secret.
create table alimtalk_accounts (
  channel_seq   bigint not null references channels,
  api_key       text not null,
  sealed_secret text not null,
  -- The channels from which the account may write, as of the last check.
  channels      jsonb not null,
  pf_id         text,
  balance       bigint not null,
  connected_at  timestamptz not null,
  checked_at    timestamptz not null,
  last_error    text check (last_error in ('KEYS', 'UNREACHABLE')),
  primary key (channel_seq)
);
call belongs_to_channel('alimtalk_accounts');

create table alimtalk_templates (
  channel_seq           bigint not null references channels,
  alimtalk_template_seq bigint generated always as identity,
  name                  text not null,
  content               text not null,
  buttons               jsonb not null,
  state                 text not null default 'DRAFT'
                        check (state in ('DRAFT', 'REQUESTED', 'APPROVED', 'REJECTED')),
  comment               text,
  -- What the reseller calls it, and the channel to which it belongs there.
  template_id           text,
  pf_id                 text,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  deleted_at            timestamptz,
  primary key (channel_seq, alimtalk_template_seq),
  check ((template_id is null) = (pf_id is null)),
  check (state not in ('REQUESTED', 'APPROVED') or template_id is not null)
);
create unique index on alimtalk_templates (channel_seq, lower(name)) where deleted_at is null;
call belongs_to_channel('alimtalk_templates');
