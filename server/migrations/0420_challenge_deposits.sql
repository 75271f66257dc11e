-- What a term pays back of what was paid, by how much was done. Percents; null where it pays nothing back.
alter table challenge_terms
  add column deposit_percent    integer check (deposit_percent between 1 and 100),
  add column deposit_full_rate  integer check (deposit_full_rate between 1 and 100),
  add column deposit_min_rate   integer check (deposit_min_rate between 0 and 100),
  add column deposit_settled_at timestamptz,
  add check (deposit_min_rate <= deposit_full_rate),
  add check (num_nulls(deposit_percent, deposit_full_rate, deposit_min_rate) in (0, 3));
create index on challenge_terms (channel_seq, class_seq)
  where deposit_percent is not null and deposit_settled_at is null;

-- What one participant got back, once.
create table challenge_deposit_returns (
  channel_seq bigint not null,
  attend_seq  bigint not null,
  class_seq   bigint not null,
  rate        integer not null check (rate between 0 and 100),
  -- In the smallest unit of what was paid.
  amount      bigint not null check (amount >= 0),
  currency    text not null check (currency in ('KRW', 'USD')),
  created_at  timestamptz not null,
  primary key (channel_seq, attend_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq),
  foreign key (channel_seq, class_seq) references course_rounds (channel_seq, class_seq)
);
create index on challenge_deposit_returns (channel_seq, class_seq);
call belongs_to_channel('challenge_deposit_returns');
