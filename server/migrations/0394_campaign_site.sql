-- Campaigns that are notifications of the site, and where they lead.
alter table campaigns
  add column link_path text,
  drop constraint campaigns_channel_type_check,
  add constraint campaigns_channel_type_check
    check (channel_type in ('EMAIL', 'ALIMTALK', 'FRIENDTALK', 'SMS', 'SITE')),
  add constraint campaigns_link_path_check check (link_path is null or channel_type = 'SITE');
