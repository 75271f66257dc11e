-- The ways to pay for which the site has a contract with its provider. An account begins with the card, as before.
alter table merchants
  add column pay_methods text[] not null default '{CARD}'
    check (cardinality(pay_methods) between 1 and 9);
