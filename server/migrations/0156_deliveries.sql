-- Whether goods are sent for an item is fixed when it is sold, whatever its class says later.
alter table order_items
  add column delivery_cd text not null default '99' check (delivery_cd in ('00', '99'));

-- Where the goods of an order go. Personal data: removed when its buyer is erased.
create table order_addresses (
  channel_seq bigint not null,
  order_seq   bigint not null,
  recipient   text not null check (length(recipient) between 1 and 60),
  phone       text not null check (phone ~ '^[0-9]{9,11}$'),
  zipcode     text not null check (zipcode ~ '^[0-9]{5}$'),
  addr1       text not null check (length(addr1) between 2 and 200),
  addr2       text not null check (length(addr2) <= 100),
  memo        text not null check (length(memo) <= 100),
  primary key (channel_seq, order_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq)
);
call belongs_to_channel('order_addresses');

-- One parcel for each item with goods, from the payment on.
create table deliveries (
  channel_seq  bigint not null,
  delivery_seq bigint generated always as identity,
  order_seq    bigint not null,
  item_no      integer not null,
  state        text not null default 'READY' check (state in ('READY', 'SHIPPED', 'DELIVERED', 'RETURNED', 'CANCELLED')),
  courier_cd   text check (courier_cd in ('CJ', 'EPOST', 'HANJIN', 'LOTTE', 'LOGEN', 'OTHER')),
  -- Empty only where another carrier gives none.
  tracking_no  text check (tracking_no ~ '^[0-9A-Z]{0,30}$' and (tracking_no <> '' or courier_cd = 'OTHER')),
  created_at   timestamptz not null,
  shipped_at   timestamptz,
  changed_at   timestamptz not null,
  primary key (channel_seq, delivery_seq),
  unique (channel_seq, order_seq, item_no),
  foreign key (channel_seq, order_seq, item_no) references order_items (channel_seq, order_seq, item_no),
  check ((courier_cd is null) = (state in ('READY', 'CANCELLED'))),
  check ((courier_cd is null) = (tracking_no is null) and (courier_cd is null) = (shipped_at is null))
);
create index on deliveries (channel_seq, state, delivery_seq);
call belongs_to_channel('deliveries');
