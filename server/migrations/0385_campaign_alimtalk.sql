-- Campaigns that go to phones by AlimTalk, with a template that Kakao approved.
alter table campaigns
  add column alimtalk_template_seq bigint,
  add foreign key (channel_seq, alimtalk_template_seq)
    references alimtalk_templates (channel_seq, alimtalk_template_seq),
  drop constraint campaigns_channel_type_check,
  add constraint campaigns_channel_type_check check (channel_type in ('EMAIL', 'ALIMTALK')),
  add constraint campaigns_alimtalk_check
    check ((channel_type = 'ALIMTALK') = (alimtalk_template_seq is not null)
      and (channel_type <> 'ALIMTALK' or not is_ad));
