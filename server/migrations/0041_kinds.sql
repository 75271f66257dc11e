-- What a class is (01 a project, 03 a club, 05 any other class), where it is found and opened, and when it runs: once (S),
-- every week (R) or on no fixed days (D).
alter table courses
  add check (course_type_cd in ('01', '03', '05')),
  add column schedule_type_cd text not null default 'D' check (schedule_type_cd in ('S', 'R', 'D')),
  -- Days of the week, 0 is Sunday; the hours are minutes of the day in Seoul.
  add column weekdays integer[] not null default '{}' check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]),
  add column class_from integer check (class_from between 0 and 1439),
  add column class_until integer check (class_until between 0 and 1439),
  add column category_cd text,
  add column open_type_cd text not null default '00' check (open_type_cd in ('00', '99')),
  add column open_type_url text check (open_type_url ~ '^https?://'),
  add column subscribe_yn text not null default 'N' check (subscribe_yn in ('Y', 'N')),
  add check ((class_from is null) = (class_until is null)),
  add check (class_until > class_from),
  add check (schedule_type_cd = 'R' or (weekdays = '{}' and class_from is null)),
  add check ((open_type_cd = '99') = (open_type_url is not null));

-- Below so many its staff hear of it when it begins.
alter table course_rounds
  add column min_user_count integer check (min_user_count > 0),
  add check (min_user_count <= max_user_count);
create index on course_rounds (channel_seq, start_at) where min_user_count is not null;
