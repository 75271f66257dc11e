-- An order of zero agrees with items of zero. A figure on either side still has the order looked at when the transaction ends.
drop trigger order_is_sum_of_items on orders;
drop trigger items_are_sum_of_order on order_items;
create constraint trigger order_is_sum_of_items after insert on orders deferrable initially deferred for each row
  when (new.price <> 0 or new.discount_amount <> 0 or new.paid_amount <> 0 or new.refunded_amount <> 0)
  execute function check_order_sums();
create constraint trigger changed_order_is_sum_of_items after update of price, discount_amount, paid_amount, refunded_amount
  on orders deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger items_are_sum_of_order after insert on order_items deferrable initially deferred for each row
  when (new.unit_price <> 0 or new.discount_amount <> 0 or new.paid_amount <> 0 or new.refunded_amount <> 0)
  execute function check_order_sums();
create constraint trigger changed_items_are_sum_of_order
  after update of unit_price, quantity, discount_amount, paid_amount, refunded_amount
  on order_items deferrable initially deferred for each row execute function check_order_sums();

-- Enrols a member in a class that costs nothing, with the grant, the order of zero and the event that belong to it, in one
-- statement. The seat is taken last, because from then on everybody else who wants one waits for the end of this transaction.
-- No enrolment: the member has one. `is_limited`: nothing was done, because the site limits its students.
create function enrol_free(
  course bigint, round bigint, member bigint, enrolled_at timestamptz, access_until timestamptz, review_until timestamptz,
  address_code text, new_order_no text, sold_title text, sold_currency text, sold_price bigint, sold_days integer,
  terms_version integer, event_name text,
  out new_attend_seq bigint, out is_limited boolean)
language plpgsql as $$
declare
  applicant record;
  sold bigint;
begin
  is_limited := exists (select from student_limits);
  if is_limited then return; end if;
  select users.name, users.email, users.phone into strict applicant from users where user_seq = member;
  insert into enrolments (course_seq, class_seq, user_seq, source, state, applied_at, attend_at, valid_at,
      review_expires_at, event_code, name, email, phone)
    values (course, round, member, 'FREE', 'APPROVED', enrolled_at, enrolled_at, access_until,
      review_until, address_code, applicant.name, applicant.email, applicant.phone)
    on conflict do nothing returning attend_seq into new_attend_seq;
  if new_attend_seq is null then return; end if;
  insert into access_grants (user_seq, course_seq, source_type, source_seq, starts_at, ends_at)
    values (member, course, 'ENROLMENT', new_attend_seq, enrolled_at, access_until);
  insert into orders (order_no, user_seq, title, state, currency, currency_shown, amount_shown, price, discount_amount,
      total_amount, orderer_name, orderer_email, orderer_phone, created_at, expires_at, paid_at)
    values (new_order_no, member, sold_title, 'PAID', sold_currency, sold_currency, 0, sold_price, sold_price, 0,
      applicant.name, applicant.email, applicant.phone, enrolled_at, enrolled_at, enrolled_at)
    returning order_seq into sold;
  insert into order_items (order_seq, item_no, kind, course_seq, class_seq, attend_seq, title, unit_price, discount_amount,
      access_days, refund_terms_version, consented_at, currency)
    values (sold, 1, 'COURSE', course, round, new_attend_seq, sold_title, sold_price, sold_price,
      sold_days, terms_version, enrolled_at, sold_currency);
  perform add_channel_job(event_name, json_build_object('attendSeq', new_attend_seq, 'courseSeq', course));
  update course_rounds set seats_taken = seats_taken + 1, accepted_count = accepted_count + 1
    where class_seq = round and state = 'OPENED'
      and (user_limit_type_cd = '01' or seats_taken < max_user_count)
      and (user_limit_type_cd <> '00' or wait_count = 0);
  if not found then raise 'no seat in round %', round using errcode = '23514', constraint = 'no_seat_left'; end if;
end $$;

-- Its order of zero is cancelled with an enrolment, whichever way that ends. Where money was paid a refund does it.
create function cancel_free_orders() returns trigger language plpgsql as $$
begin
  update orders set state = 'CANCELLED'
    where state = 'PAID' and total_amount = 0 and order_seq in (
      select order_seq from order_items where attend_seq = new.attend_seq or package_attend_seq = new.attend_seq);
  return null;
end $$;
create trigger cancel_free_orders after update of state on enrolments for each row
  when (new.state = 'CANCELLED' and old.state <> 'CANCELLED') execute function cancel_free_orders();
