-- A class is opened again and again: the current round is the one people apply for, earlier ones keep their learners.
alter table courses
  add column current_part_number integer not null default 1 check (current_part_number > 0);
-- When a round that is over took applications; the current one's dates stand with the class.
alter table course_rounds
  add column recruited_from timestamptz,
  add column recruited_until timestamptz;
