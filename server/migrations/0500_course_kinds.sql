-- A special lecture (02) and a custom class (04) are kinds of their own that follow the rules of a class.
alter table courses
  drop constraint courses_course_type_cd_check,
  add constraint courses_course_type_cd_check check (course_type_cd in ('01', '02', '03', '04', '05'));
