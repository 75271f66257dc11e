-- Where the deposit of a virtual account goes back to. Personal data: sealed, and deleted once the money went back.
create table refund_accounts (
  channel_seq       bigint not null,
  order_seq         bigint not null,
  sealed            text not null,
  given_at          timestamptz not null,
  given_by_user_seq bigint not null references users,
  primary key (channel_seq, order_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq)
);
create index on refund_accounts (given_by_user_seq);
call belongs_to_channel('refund_accounts');
