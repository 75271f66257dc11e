-- A buyer asks for money back: what was computed at that moment and from what, and what became of it.
create table refund_requests (
  channel_seq         bigint not null,
  refund_request_seq  bigint generated always as identity,
  order_seq           bigint not null,
  item_no             integer not null,
  user_seq            bigint not null references users,
  state               text not null check (state in ('REQUESTED', 'WITHDRAWN', 'ACCEPTED', 'REJECTED')),
  amount              bigint not null check (amount > 0),
  calculation         jsonb not null,
  reason_kind         text not null check (reason_kind in ('SCHEDULE', 'PERSONAL', 'CONTENT', 'MISTAKE')),
  reason              text not null,
  requested_at        timestamptz not null,
  -- The day in Seoul by which the seller answers.
  answer_by           date not null,
  decided_at          timestamptz,
  decided_by_user_seq bigint references users,
  decision_note       text,
  accepted_amount     bigint check (accepted_amount > 0),
  ends_enrolment      boolean,
  refund_seq          bigint,
  -- When the provider confirmed that the money went back.
  refunded_at         timestamptz,
  primary key (channel_seq, refund_request_seq),
  foreign key (channel_seq, order_seq, item_no) references order_items (channel_seq, order_seq, item_no),
  foreign key (channel_seq, refund_seq) references refunds (channel_seq, refund_seq),
  check ((state = 'ACCEPTED') = (refund_seq is not null)),
  check ((state = 'ACCEPTED') = (accepted_amount is not null)),
  check ((state = 'ACCEPTED') = (ends_enrolment is not null)),
  check (refunded_at is null or state = 'ACCEPTED'),
  check ((state = 'REQUESTED') = (decided_at is null))
);
-- One at a time for an item, until the money went back or it was declined.
create unique index refund_requests_one_open on refund_requests (channel_seq, order_seq, item_no)
  where state = 'REQUESTED' or (state = 'ACCEPTED' and refunded_at is null);
create unique index refund_requests_refund on refund_requests (channel_seq, refund_seq) where refund_seq is not null;
create index on refund_requests (channel_seq, answer_by) where state = 'REQUESTED';
create index on refund_requests (channel_seq, decided_at);
create index on refund_requests (user_seq);
create index on refund_requests (decided_by_user_seq) where decided_by_user_seq is not null;
call belongs_to_channel('refund_requests');
