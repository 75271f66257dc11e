-- When a picture came, or when a row last let go of it; null while it was taken up and nothing let go of it since.
alter table files add column let_go_at timestamptz;
call see_all_channels('files');
call see_all_channels('courses');
call see_all_channels('members');
-- A class that is gone shows no picture.
update courses set image_file_seq = null where state = 'PURGED';
-- The day of those that nothing shows begins now, whenever they were replaced.
update files set let_go_at = now()
  where not exists (
      select from courses where courses.channel_seq = files.channel_seq and image_file_seq = file_seq)
    and not exists (
      select from members where members.channel_seq = files.channel_seq and profile_image_file_seq = file_seq)
    and not exists (
      select from channels
      where channels.channel_seq = files.channel_seq and file_seq in (logo_file_seq, banner_file_seq));
call see_one_channel_again('members');
call see_one_channel_again('courses');
call see_one_channel_again('files');
alter table files drop column is_attached;
