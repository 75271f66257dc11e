-- What the next charge of a period costs less, and what its feature calls that.
alter table subscriptions
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 90),
  add column discount_amount integer not null default 0 check (discount_amount >= 0),
  add column discount_ref text check (length(discount_ref) <= 100),
  add check (discount_ref is not null or (discount_percent = 0 and discount_amount = 0));
alter table subscription_charges add column discount_ref text;
do $$
declare
  exact text;
begin
  select conname into strict exact from pg_constraint
   where conrelid = 'subscription_charges'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%amount = price%';
  execute format('alter table subscription_charges drop constraint %I', exact);
end $$;
alter table subscription_charges
  add check (kind = 'UPGRADE' or amount = price or (amount < price and discount_ref is not null));
create index on subscription_charges (channel_seq, discount_ref) where discount_ref is not null;

-- Discounts on plans that the operator hands out.
create table plan_coupons (
  plan_coupon_seq bigint generated always as identity primary key,
  code            text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
  name            text not null check (length(name) between 1 and 40),
  kind            text not null check (kind in ('PERCENT', 'AMOUNT')),
  value           integer not null check (value > 0),
  -- The last day, in Seoul, on which a site may register it.
  ends_on         date,
  -- How many sites may register it; null: all.
  max_uses        integer check (max_uses between 1 and 100000),
  used_count      integer not null default 0 check (used_count <= max_uses),
  is_active       boolean not null default true,
  created_at      timestamptz not null,
  check (kind = 'AMOUNT' or value <= 90)
);

-- A site registers a coupon once; it discounts the next charge of a period.
create table plan_coupon_uses (
  channel_seq     bigint not null references channels,
  plan_coupon_seq bigint not null references plan_coupons,
  registered_by_user_seq bigint not null references users,
  registered_at   timestamptz not null,
  used_at         timestamptz,
  primary key (channel_seq, plan_coupon_seq)
);
call belongs_to_channel('plan_coupon_uses');
