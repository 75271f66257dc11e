-- People wait for a place: in line until one comes free (LIST), or until staff decide (APPROVAL).
alter table course_rounds
  add column wait_count integer not null default 0 check (wait_count >= 0);

alter table enrolments
  add column wait_kind text check (wait_kind in ('LIST', 'APPROVAL')),
  add column waiting_since timestamptz,
  -- Until when somebody who was let in may pay; the seat is held as long.
  add column invited_until timestamptz,
  add check (state <> 'WAITING' or (wait_kind is not null and waiting_since is not null)),
  add check (invited_until is null or wait_kind is not null);
create index on enrolments (channel_seq, class_seq, wait_kind, waiting_since, attend_seq) where state = 'WAITING';
create index on enrolments (channel_seq, valid_at) where state = 'APPROVED';
