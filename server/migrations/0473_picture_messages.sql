-- Text messages with a picture. The service keeps pictures of Kakao and of carriers apart, so that one file may have a name of each.
alter table campaigns
  drop constraint campaigns_friendtalk_check,
  add constraint campaigns_friendtalk_check
    check (case channel_type when 'FRIENDTALK' then is_ad when 'SMS' then buttons = '[]'
      else image_file_seq is null and buttons = '[]' end);

alter table campaign_images
  add column used_by text not null default 'FRIENDTALK' check (used_by in ('FRIENDTALK', 'SMS')),
  drop constraint campaign_images_pkey,
  add primary key (channel_seq, file_seq, used_by);
alter table campaign_images alter column used_by drop default;
