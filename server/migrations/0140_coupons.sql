-- Coupons of a site, the ones people hold, and what they were spent on.
create table coupons (
  channel_seq     bigint not null references channels,
  coupon_info_seq bigint generated always as identity,
  name            text not null,
  -- Upper-case letters and digits; null where nobody types it.
  code            text check (code ~ '^[A-Z0-9]{4,20}$'),
  -- The end of the address at which members receive it.
  link_token      text check (length(link_token) = 16),
  is_downloadable boolean not null,
  target          text not null check (target in ('SITE', 'COURSE')),
  discount_type   text not null check (discount_type in ('AMOUNT', 'PERCENT')),
  -- Won, or whole percent.
  value           bigint not null check (value > 0),
  max_discount    bigint check (max_discount > 0),
  min_amount      bigint not null default 0 check (min_amount >= 0),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  total_limit     integer check (total_limit > 0),
  per_user_limit  integer not null default 1 check (per_user_limit > 0),
  issued_count    integer not null default 0 check (issued_count >= 0),
  is_returned     boolean not null default true,
  is_active       boolean not null,
  created_at      timestamptz not null,
  primary key (channel_seq, coupon_info_seq),
  unique (channel_seq, code),
  unique (channel_seq, link_token),
  check (starts_at < ends_at),
  check (discount_type <> 'PERCENT' or value <= 100),
  check (discount_type <> 'AMOUNT' or max_discount is null),
  check (code is not null or link_token is not null or is_downloadable),
  constraint never_issue_more_than_limit check (issued_count <= total_limit)
);
call belongs_to_channel('coupons');

create table coupon_courses (
  channel_seq     bigint not null,
  coupon_info_seq bigint not null,
  course_seq      bigint not null,
  primary key (channel_seq, coupon_info_seq, course_seq),
  foreign key (channel_seq, coupon_info_seq) references coupons (channel_seq, coupon_info_seq) on delete cascade,
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on coupon_courses (channel_seq, course_seq);
call belongs_to_channel('coupon_courses');

-- A coupon in the box of a person; spent once.
create table coupon_issues (
  channel_seq      bigint not null,
  coupon_issue_seq bigint generated always as identity,
  coupon_info_seq  bigint not null,
  user_seq         bigint not null references users,
  received_by      text not null check (received_by in ('CODE', 'DOWNLOAD', 'LINK')),
  issued_at        timestamptz not null,
  primary key (channel_seq, coupon_issue_seq),
  foreign key (channel_seq, coupon_info_seq) references coupons (channel_seq, coupon_info_seq)
);
create index on coupon_issues (channel_seq, user_seq);
create index on coupon_issues (channel_seq, coupon_info_seq, user_seq);
call belongs_to_channel('coupon_issues');

-- The counter locks the row of the coupon: two people never take the last one, nobody takes too many in two tabs.
create function count_coupon_issue() returns trigger language plpgsql as $$
declare
  most integer;
begin
  update coupons set issued_count = issued_count + 1
  where channel_seq = new.channel_seq and coupon_info_seq = new.coupon_info_seq
  returning per_user_limit into most;
  if most <= (
    select count(*) from coupon_issues
    where channel_seq = new.channel_seq and coupon_info_seq = new.coupon_info_seq and user_seq = new.user_seq)
  then
    raise 'coupon % is given to a person % times', new.coupon_info_seq, most
      using errcode = '23514', constraint = 'never_issue_more_to_a_person';
  end if;
  return new;
end $$;
create trigger count_coupon_issue before insert on coupon_issues for each row execute function count_coupon_issue();

create table coupon_uses (
  channel_seq      bigint not null,
  coupon_issue_seq bigint not null,
  order_seq        bigint not null,
  item_no          integer not null,
  discount_amount  bigint not null check (discount_amount > 0),
  -- RESERVED: the order is being paid. FREE: it came to nothing. RETURNED: all of it was refunded.
  state            text not null check (state in ('RESERVED', 'USED', 'FREE', 'RETURNED')),
  reserved_at      timestamptz not null,
  reserved_until   timestamptz not null,
  used_at          timestamptz,
  ended_at         timestamptz,
  -- One coupon for an item.
  primary key (channel_seq, order_seq, item_no),
  foreign key (channel_seq, coupon_issue_seq) references coupon_issues (channel_seq, coupon_issue_seq),
  foreign key (channel_seq, order_seq, item_no) references order_items (channel_seq, order_seq, item_no),
  check (state not in ('USED', 'RETURNED') or used_at is not null)
);
create unique index coupon_uses_once on coupon_uses (channel_seq, coupon_issue_seq) where state in ('RESERVED', 'USED');
create index on coupon_uses (channel_seq, coupon_issue_seq);
call belongs_to_channel('coupon_uses');

-- A coupon is spent by the person who holds it, on won, and is part of the discount of its order.
create function check_coupon_use() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_items item join orders using (channel_seq, order_seq)
      join coupon_issues issue on issue.channel_seq = orders.channel_seq and issue.user_seq = orders.user_seq
    where item.channel_seq = new.channel_seq and item.order_seq = new.order_seq and item.item_no = new.item_no
      and issue.coupon_issue_seq = new.coupon_issue_seq and orders.discount_amount >= new.discount_amount
      and item.currency = 'KRW' and item.currency_shown = 'KRW')
  then
    raise 'coupon % cannot be spent on order %', new.coupon_issue_seq, new.order_seq
      using errcode = '23514', constraint = 'coupon_fits_its_item';
  end if;
  return null;
end $$;
create trigger coupon_fits_its_item after insert or update of discount_amount, coupon_issue_seq on coupon_uses
  for each row execute function check_coupon_use();

-- An order that a coupon pays in full costs nothing.
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_amount > 0%'
  loop
    execute format('alter table orders drop constraint %I', name);
  end loop;
end $$;
alter table orders add constraint total_is_price_without_discount
  check (total_amount = price - discount_amount and total_amount >= 0);
