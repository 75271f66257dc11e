-- What a site takes for dollars where a price in dollars is charged in won.
create table exchange_rates (
  channel_seq   bigint not null primary key references channels,
  -- Won for a hundred dollars.
  exchange_rate integer not null check (exchange_rate between 10000 and 1000000),
  set_at        timestamptz not null
);
call belongs_to_channel('exchange_rates');
