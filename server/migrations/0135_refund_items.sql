-- What a refund gives back of each item, and whether the enrolment it pays for ends with it. A refund without rows falls to
-- the items in their order and ends the enrolments once everything went back.
create table refund_items (
  channel_seq    bigint not null,
  refund_seq     bigint not null,
  order_seq      bigint not null,
  item_no        integer not null,
  amount         bigint not null check (amount > 0),
  ends_enrolment boolean not null,
  primary key (channel_seq, refund_seq, item_no),
  foreign key (channel_seq, refund_seq) references refunds (channel_seq, refund_seq),
  foreign key (channel_seq, order_seq, item_no) references order_items (channel_seq, order_seq, item_no)
);
create index on refund_items (channel_seq, order_seq, item_no);
call belongs_to_channel('refund_items');

-- The items of a refund make its amount, looked at when a transaction ends.
create function check_refund_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from refund_items where channel_seq = new.channel_seq and refund_seq = new.refund_seq)
    <> (select amount from refunds where channel_seq = new.channel_seq and refund_seq = new.refund_seq)
  then
    raise 'refund % differs from the sum of its items', new.refund_seq
      using errcode = '23514', constraint = 'refund_is_sum_of_items';
  end if;
  return null;
end $$;
create constraint trigger refund_is_sum_of_items after insert or update on refund_items
  deferrable initially deferred for each row execute function check_refund_sum();
