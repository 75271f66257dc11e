-- An application for what costs something is paid with it: OPEN until the money is there, PAID from then on. Applications of
-- before, and those for what costs nothing, have neither: who is let in with one pays then.
alter table enrolments
  add column wait_payment text check (wait_payment in ('OPEN', 'PAID')),
  add constraint payment_of_applicant check (wait_payment is null or wait_kind is not null),
  -- Nobody is let in, and no seat is taken, before the money is there.
  add constraint paid_before_approved check (
    wait_payment is null or state in ('WAITING', 'CANCELLED') or (wait_payment = 'PAID' and state in ('APPROVED', 'EXPIRED')));
