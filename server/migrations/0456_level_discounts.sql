-- What a level takes off classes, in whole percent; 0 for nothing.
alter table member_levels add column discount_percent integer not null default 0 check (discount_percent between 0 and 50);

-- The part of the discount that the level of the buyer took off, as it was when the order was made.
alter table orders
  add column level_discount_amount bigint not null default 0,
  add column level_name text,
  add constraint level_discount_is_part_of_discount check (level_discount_amount between 0 and discount_amount),
  add check ((level_discount_amount > 0) = (level_name is not null));

-- Whether it may be spent beside the discount of a level.
alter table coupons add column allows_level_discount boolean not null default true;
