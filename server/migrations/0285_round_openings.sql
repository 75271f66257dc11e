-- When a round that followed another one was opened. Of those from before nobody knows it, so that applications to the round
-- before them wait for as long as any others from now on.
alter table course_rounds add column opened_at timestamptz;
call see_all_channels('course_rounds');
update course_rounds set opened_at = now() where part_number > 1 and state = 'OPENED';
call see_one_channel_again('course_rounds');
