-- False until the film of a lesson has played for the first time (for a mission: the item it waits for). Learners see
-- nothing of it until then, and nothing counts it. It never becomes false again.
alter table curriculums add column is_available boolean not null default true;

call see_all_channels('curriculums');
call see_all_channels('videos');
call see_all_channels('courses');
call see_all_channels('curriculum_progress');
-- Written by a trigger of the classes.
call see_all_channels('course_tallies');
update curriculums lesson set is_available = false
where lesson.curriculum_type_cd = '02' and lesson.vod_type_cd = '02'
  and not exists (
    select from videos
    where videos.channel_seq = lesson.channel_seq and videos.upload_vod_seq = lesson.upload_vod_seq and videos.state = 'READY')
  -- Whose film was replaced since somebody finished it, it played.
  and not exists (
    select from curriculum_progress progress
    where progress.channel_seq = lesson.channel_seq and progress.curriculum_seq = lesson.curriculum_seq
      and progress.state = 'DONE');
update courses set
  lesson_count = (
    select count(*) from curriculums lesson
    where lesson.channel_seq = courses.channel_seq and lesson.course_seq = courses.course_seq
      and lesson.curriculum_type_cd <> '01' and lesson.deleted_at is null and lesson.is_available),
  lesson_kinds = array(
    select distinct lesson.curriculum_type_cd from curriculums lesson
    where lesson.channel_seq = courses.channel_seq and lesson.course_seq = courses.course_seq
      and lesson.curriculum_type_cd <> '01' and lesson.deleted_at is null and lesson.is_available
    order by 1)
where exists (
  select from curriculums lesson
  where lesson.channel_seq = courses.channel_seq and lesson.course_seq = courses.course_seq and not lesson.is_available);
call see_one_channel_again('course_tallies');
call see_one_channel_again('curriculum_progress');
call see_one_channel_again('courses');
call see_one_channel_again('videos');
call see_one_channel_again('curriculums');
