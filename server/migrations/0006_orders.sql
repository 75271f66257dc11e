create table orders (
  channel_seq     bigint not null references channels,
  order_seq       bigint generated always as identity,
  order_no        text not null,
  user_seq        bigint not null references users,
  course_seq      bigint not null,
  class_seq       bigint not null,
  attend_seq      bigint not null,
  title           text not null,
  state           text not null
    check (state in ('CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  currency        text not null check (currency in ('KRW', 'USD')),
  price           bigint not null check (price >= 0),
  discount_amount bigint not null default 0 check (discount_amount >= 0),
  total_amount    bigint not null check (total_amount = price - discount_amount and total_amount > 0),
  paid_amount     bigint not null default 0,
  refunded_amount bigint not null default 0,
  orderer_name    text not null,
  orderer_email   text not null,
  orderer_phone   text,
  fail_reason     text,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  refunded_at     timestamptz,
  primary key (channel_seq, order_seq),
  unique (channel_seq, order_no),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  check (paid_amount in (0, total_amount)),
  constraint never_refund_more_than_paid check (refunded_amount between 0 and paid_amount)
);
create index on orders (channel_seq, created_at desc);
create index on orders (channel_seq, user_seq, created_at desc);
create index on orders (channel_seq, paid_at);
create index on orders (channel_seq, attend_seq);
call belongs_to_channel('orders');

create table payments (
  channel_seq     bigint not null,
  payment_seq     bigint generated always as identity,
  order_seq       bigint not null,
  pay_method_cd   text not null check (pay_method_cd in ('00', '99')),
  gateway         text not null,
  payment_key     text not null,
  redirect_url    text not null,
  currency        text not null check (currency in ('KRW', 'USD')),
  amount          bigint not null check (amount > 0),
  state           text not null
    check (state in ('REQUESTED', 'CONFIRMING', 'PAID', 'FAILED', 'CANCELLED_BY_USER', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  refunded_amount bigint not null default 0,
  card_name       text,
  receipt_url     text,
  fail_reason     text,
  created_at      timestamptz not null,
  confirming_at   timestamptz,
  paid_at         timestamptz,
  primary key (channel_seq, payment_seq),
  unique (channel_seq, gateway, payment_key),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq),
  check (refunded_amount between 0 and amount),
  check (state <> 'CONFIRMING' or confirming_at is not null)
);
create index on payments (channel_seq, state, created_at);
create unique index payments_one_paid on payments (channel_seq, order_seq)
  where state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED');
call belongs_to_channel('payments');

-- A wish to give money back. It is written before the provider is asked and carries the key that makes asking twice safe.
create table refunds (
  channel_seq       bigint not null,
  refund_seq        bigint generated always as identity,
  payment_seq       bigint not null,
  amount            bigint not null check (amount > 0),
  reason            text not null,
  state             text not null default 'REQUESTED' check (state in ('REQUESTED', 'DONE', 'FAILED')),
  idempotency_key   text not null,
  requested_by_user_seq bigint references users,
  created_at        timestamptz not null,
  done_at           timestamptz,
  primary key (channel_seq, refund_seq),
  unique (channel_seq, idempotency_key),
  foreign key (channel_seq, payment_seq) references payments (channel_seq, payment_seq)
);
create unique index refunds_one_open on refunds (channel_seq, payment_seq) where state = 'REQUESTED';
call belongs_to_channel('refunds');

-- What providers told us, each thing once.
create table payment_webhooks (
  channel_seq bigint not null references channels,
  gateway     text not null,
  event_id    text not null,
  received_at timestamptz not null,
  primary key (channel_seq, gateway, event_id)
);
call belongs_to_channel('payment_webhooks');
