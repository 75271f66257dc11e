-- Members pay their site by stored cards as well: at the account of the site, not at that of the installation.
alter table billing_cards
  -- The member whose card it is; null for the card with which the site pays for itself.
  add column member_user_seq bigint references users,
  -- The account of the site that charges it; null for the card of a site, and for one of test payments of the installation.
  add column merchant_seq bigint,
  add foreign key (channel_seq, merchant_seq) references merchants (channel_seq, merchant_seq),
  add check (merchant_seq is null or member_user_seq is not null);
drop index billing_cards_one_active;
create unique index billing_cards_one_active on billing_cards (channel_seq, coalesce(member_user_seq, 0)) where state = 'ACTIVE';
create index on billing_cards (member_user_seq) where member_user_seq is not null;

-- The member who pays; null where the site does.
alter table subscriptions add column member_user_seq bigint references users;
create index on subscriptions (member_user_seq) where member_user_seq is not null;
