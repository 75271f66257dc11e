-- What an order sells, item by item, as it was when it was sold.
alter table orders add unique (channel_seq, order_seq, currency);
alter table payments
  add foreign key (channel_seq, order_seq, currency) references orders (channel_seq, order_seq, currency);

create table order_items (
  channel_seq          bigint not null,
  order_seq            bigint not null,
  item_no              integer not null check (item_no > 0),
  kind                 text not null check (kind in ('COURSE')),
  course_seq           bigint,
  class_seq            bigint,
  attend_seq           bigint,
  title                text not null,
  unit_price           bigint not null check (unit_price >= 0),
  quantity             integer not null default 1 check (quantity > 0),
  discount_amount      bigint not null default 0,
  paid_amount          bigint not null default 0,
  refunded_amount      bigint not null default 0,
  -- Days of access that were sold; -1 is without an end.
  access_days          integer not null check (access_days >= -1),
  refund_terms_version integer not null check (refund_terms_version > 0),
  consented_at         timestamptz not null,
  -- What the buyer was shown, what was charged, and how much of the one makes one of the other.
  currency_shown       text not null check (currency_shown in ('KRW', 'USD')),
  currency             text not null,
  exchange_rate        numeric(18, 8) not null default 1 check (exchange_rate > 0),
  primary key (channel_seq, order_seq, item_no),
  foreign key (channel_seq, order_seq, currency) references orders (channel_seq, order_seq, currency),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  check (kind <> 'COURSE' or (course_seq is not null and class_seq is not null and attend_seq is not null)),
  check (discount_amount between 0 and unit_price * quantity),
  check (paid_amount between 0 and unit_price * quantity - discount_amount),
  constraint never_refund_more_than_paid_of_item check (refunded_amount between 0 and paid_amount),
  check (currency_shown <> currency or exchange_rate = 1)
);
create index on order_items (channel_seq, attend_seq);
create index on order_items (channel_seq, course_seq);
create index on order_items (channel_seq, class_seq);

call see_all_channels('orders');
call see_all_channels('courses');
insert into order_items (
  channel_seq, order_seq, item_no, kind, course_seq, class_seq, attend_seq, title, unit_price, discount_amount,
  paid_amount, refunded_amount, access_days, refund_terms_version, consented_at, currency_shown, currency)
select orders.channel_seq, order_seq, 1, 'COURSE', orders.course_seq, class_seq, attend_seq, orders.title, orders.price,
  discount_amount, paid_amount, refunded_amount, courses.vod_days, 1, orders.created_at, orders.currency, orders.currency
from orders join courses using (channel_seq, course_seq);
call see_one_channel_again('orders');
call see_one_channel_again('courses');
call belongs_to_channel('order_items');

alter table orders drop column course_seq, drop column class_seq, drop column attend_seq;

-- An order is the sum of its items, looked at when a transaction ends.
create function check_order_sums() returns trigger language plpgsql as $$
declare
  sums record;
begin
  select orders.price, orders.discount_amount, orders.paid_amount, orders.refunded_amount,
    coalesce(sum(item.unit_price * item.quantity), 0) as item_price, coalesce(sum(item.discount_amount), 0) as item_discount,
    coalesce(sum(item.paid_amount), 0) as item_paid, coalesce(sum(item.refunded_amount), 0) as item_refunded
  into sums
  from orders left join order_items item using (channel_seq, order_seq)
  where orders.channel_seq = new.channel_seq and orders.order_seq = new.order_seq
  group by orders.channel_seq, orders.order_seq;
  if found and (sums.price, sums.discount_amount, sums.paid_amount, sums.refunded_amount)
    is distinct from (sums.item_price, sums.item_discount, sums.item_paid, sums.item_refunded)
  then
    raise 'order % differs from the sum of its items', new.order_seq using errcode = '23514', constraint = 'order_is_sum_of_items';
  end if;
  return null;
end $$;
create constraint trigger order_is_sum_of_items after insert or update of price, discount_amount, paid_amount, refunded_amount
  on orders deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger items_are_sum_of_order
  after insert or update of unit_price, quantity, discount_amount, paid_amount, refunded_amount
  on order_items deferrable initially deferred for each row execute function check_order_sums();
