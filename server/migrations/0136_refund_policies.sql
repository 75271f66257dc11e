-- What a site gives back beyond the law. A row is never changed: an order keeps what held when its buyer agreed.
create table refund_policies (
  channel_seq       bigint not null references channels,
  policy_no         bigint generated always as identity,
  meetings          text not null check (meetings in ('THIRDS', 'EACH')),
  full_days         integer not null check (full_days between 0 and 60),
  saved_at          timestamptz not null,
  saved_by_user_seq bigint references users,
  primary key (channel_seq, policy_no)
);
create index on refund_policies (channel_seq, saved_at);
create index on refund_policies (saved_by_user_seq) where saved_by_user_seq is not null;
call belongs_to_channel('refund_policies');
