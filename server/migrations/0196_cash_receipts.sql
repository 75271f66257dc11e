-- What a buyer who pays from a bank account wants on the cash receipt, and that the seller issued it. The number is personal
-- data: sealed, and deleted once the receipt was issued or the order came to nothing.
create table cash_receipts (
  channel_seq        bigint not null,
  order_seq          bigint not null,
  kind               text not null check (kind in ('INCOME', 'EXPENSE', 'SELF')),
  sealed             text,
  number_end         text check (number_end ~ '^[0-9]{4}$'),
  requested_at       timestamptz not null,
  issue_number       text check (length(issue_number) between 4 and 30),
  issued_at          timestamptz,
  issued_by_user_seq bigint references users,
  primary key (channel_seq, order_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq),
  check ((issued_at is null) = (issue_number is null)),
  check ((issued_at is null) = (issued_by_user_seq is null)),
  check (issued_at is null or sealed is null),
  check (kind <> 'SELF' or issued_at is not null)
);
create index on cash_receipts (issued_by_user_seq);
call belongs_to_channel('cash_receipts');
