alter table merchants
  drop constraint merchants_provider_check,
  add constraint merchants_provider_check check (provider in ('toss', 'portone', 'stripe', 'paypal'));
