-- What campaigns say, kept for the next one.
create table message_templates (
  channel_seq          bigint not null references channels,
  message_template_seq bigint generated always as identity,
  channel_type         text not null check (channel_type in ('EMAIL')),
  name                 text not null,
  subject              text not null,
  content              text not null,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  primary key (channel_seq, message_template_seq)
);
create unique index on message_templates (channel_seq, lower(name));
call belongs_to_channel('message_templates');

alter table rich_text_pictures drop constraint rich_text_pictures_place_check;
alter table rich_text_pictures add constraint rich_text_pictures_place_check
  check (place in ('COURSE', 'LESSON', 'NOTICE', 'CAMPAIGN', 'MESSAGE_TEMPLATE'));
