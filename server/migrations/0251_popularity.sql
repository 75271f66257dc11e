-- Popularity orders lists and is shown nowhere, so it need not be exact. A class changes its place only once the number of its
-- learners has moved by a twentieth: until then an enrolment leaves the row of the class, with all indexes of the lists, alone.
create or replace function count_learners() returns trigger language plpgsql as $$
declare
  counted bigint;
  known bigint;
begin
  select coalesce(sum(accepted_count), 0) into counted from course_rounds
    where channel_seq = new.channel_seq and course_seq = new.course_seq;
  select learner_count into known from courses
    where channel_seq = new.channel_seq and course_seq = new.course_seq;
  if counted = known or abs(counted - known) * 20 < greatest(counted, known) then return null; end if;
  update courses c set learner_count = counted
  where (c.channel_seq, c.course_seq) in (
    select channel_seq, course_seq from courses
    where channel_seq = new.channel_seq and course_seq = new.course_seq for no key update skip locked);
  return null;
end $$;
