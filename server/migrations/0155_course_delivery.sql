-- Whether goods (a book, a kit) belong to the price of a class and are sent to who buys it. They are sent for an order, so only a
-- class that is always paid for has them; a package sends those of its classes.
alter table courses
  add column delivery_cd text not null default '99' check (delivery_cd in ('00', '99')),
  add constraint goods_are_paid_for check (
    delivery_cd = '99' or (fare_cd = '01' and product_kind = 'CLASS' and discount_price is distinct from 0));
