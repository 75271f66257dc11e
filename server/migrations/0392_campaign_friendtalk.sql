-- Campaigns by friend-talk: plain text with buttons and a picture, always advertising.
alter table campaigns
  add column buttons jsonb not null default '[]',
  add column image_file_seq bigint,
  add foreign key (channel_seq, image_file_seq) references files (channel_seq, file_seq),
  drop constraint campaigns_channel_type_check,
  add constraint campaigns_channel_type_check check (channel_type in ('EMAIL', 'ALIMTALK', 'FRIENDTALK')),
  add constraint campaigns_friendtalk_check
    check (case when channel_type = 'FRIENDTALK' then is_ad else image_file_seq is null and buttons = '[]' end);

-- What an account at the reseller calls a picture of the site that it took over.
create table campaign_images (
  channel_seq bigint not null references channels,
  file_seq    bigint not null,
  image_id    text not null,
  api_key     text not null,
  created_at  timestamptz not null,
  primary key (channel_seq, file_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
call belongs_to_channel('campaign_images');
