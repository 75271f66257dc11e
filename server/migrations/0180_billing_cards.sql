-- The cards with which sites pay for themselves. A number is known to the provider alone; its key and the payer's name there are
-- sealed apart, because only both together charge a card.
create table billing_cards (
  channel_seq            bigint not null,
  card_seq               bigint generated always as identity,
  registered_by_user_seq bigint not null references users,
  gateway                text not null,
  is_test                boolean not null,
  state                  text not null check (state in ('REQUESTED', 'ACTIVE', 'REMOVED')),
  sealed_customer_key    text,
  sealed_billing_key     text,
  brand                  text check (length(brand) <= 40),
  -- The last characters of its number, which providers cover in part.
  card_end               text check (card_end ~ '^[0-9*]{1,4}$'),
  requested_at           timestamptz not null,
  registered_at          timestamptz,
  removed_at             timestamptz,
  primary key (channel_seq, card_seq),
  check (state <> 'REQUESTED' or (sealed_customer_key is not null and registered_at is null)),
  check (state <> 'ACTIVE' or (sealed_customer_key is not null and sealed_billing_key is not null)),
  check ((state = 'REQUESTED') = (registered_at is null)),
  check ((state = 'REMOVED') = (removed_at is not null))
);
create unique index billing_cards_one_active on billing_cards (channel_seq) where state = 'ACTIVE';
create index on billing_cards (registered_by_user_seq);
call belongs_to_channel('billing_cards');
