-- Whose membership was given by somebody else, who paid for it. Nothing is charged after it.
alter table membership_subscriptions add column is_given boolean not null default false;

-- Terms of memberships that somebody paid for another person.
create table membership_gifts (
  channel_seq            bigint not null,
  gift_seq               bigint generated always as identity,
  -- Of the press that began it: the same key is paid once.
  gift_key               uuid not null,
  membership_seq         bigint not null,
  months                 integer not null check (months in (1, 3, 6, 12)),
  price                  integer not null check (price >= 100),
  payer_user_seq         bigint not null references users,
  -- What charges its price, once.
  subscription_seq       bigint not null,
  order_seq              bigint,
  -- Where it was sent. Forgotten once the gift is accepted or returned.
  email                  text check (length(email) <= 254),
  message                text not null check (length(message) <= 300),
  -- The hash of what its link says. A gift that came with a site from another installation has none until it is sent again.
  token_hash             text,
  state                  text not null check (state in ('PAYING', 'FAILED', 'WAITING', 'ACCEPTED', 'RETURNED')),
  created_at             timestamptz not null,
  paid_at                timestamptz,
  sent_at                timestamptz,
  expires_at             timestamptz,
  accepted_by_user_seq   bigint references users,
  accepted_at            timestamptz,
  -- The subscription that got the term, and the days of Seoul that it got.
  given_subscription_seq bigint,
  starts_on              date,
  ends_on                date check (ends_on > starts_on),
  returned_at            timestamptz,
  return_reason          text check (return_reason in ('TAKEN_BACK', 'EXPIRED', 'REFUNDED')),
  primary key (channel_seq, gift_seq),
  foreign key (channel_seq, membership_seq) references memberships (channel_seq, membership_seq),
  foreign key (channel_seq, subscription_seq) references subscriptions (channel_seq, subscription_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq),
  foreign key (channel_seq, given_subscription_seq) references subscriptions (channel_seq, subscription_seq),
  check (state in ('PAYING', 'FAILED') = (order_seq is null)),
  check ((order_seq is null) = (paid_at is null) and (paid_at is null) = (expires_at is null)),
  check (state <> 'WAITING' or email is not null),
  check ((accepted_at is null) = (accepted_by_user_seq is null) and (accepted_at is null) = (given_subscription_seq is null)),
  check (state <> 'ACCEPTED' or accepted_at is not null),
  check ((state = 'RETURNED') = (returned_at is not null) and (returned_at is null) = (return_reason is null)),
  -- What was accepted goes back by a refund of staff alone.
  check (accepted_at is null or return_reason is null or return_reason = 'REFUNDED')
);
create unique index membership_gifts_key on membership_gifts (channel_seq, payer_user_seq, gift_key) where state <> 'FAILED';
create unique index membership_gifts_charge on membership_gifts (channel_seq, subscription_seq);
create unique index membership_gifts_order on membership_gifts (channel_seq, order_seq) where order_seq is not null;
create unique index membership_gifts_token on membership_gifts (channel_seq, token_hash) where token_hash is not null;
create index on membership_gifts (channel_seq, payer_user_seq, gift_seq);
create index on membership_gifts (channel_seq, membership_seq) where state in ('PAYING', 'WAITING');
create index on membership_gifts (channel_seq, expires_at) where state = 'WAITING';
create index on membership_gifts (payer_user_seq);
create index on membership_gifts (accepted_by_user_seq) where accepted_by_user_seq is not null;
call belongs_to_channel('membership_gifts');
