-- Pictures and PDFs that people send during a live lesson.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice',
   'live_picture', 'live_document'));

alter table live_room_messages
  add column file_seq bigint,
  add foreign key (channel_seq, file_seq) references files (channel_seq, file_seq),
  drop constraint live_room_messages_check,
  -- A removed message has neither words nor a file, every other one has one of them.
  add constraint live_room_messages_content_check
    check ((removed_at is null) = (content <> '' or file_seq is not null));
create index on live_room_messages (channel_seq, file_seq) where file_seq is not null;
