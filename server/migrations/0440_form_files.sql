-- Files that people add to their answers, opened by staff who may read these alone. Visitors send some: those have no uploader.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in
    ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice',
     'live_picture', 'live_document', 'board_picture', 'board_file', 'review', 'form_file')),
  alter column uploaded_by_user_seq drop not null,
  add check (uploaded_by_user_seq is not null or kind = 'form_file');

alter table form_items
  drop constraint form_items_item_type_check,
  add constraint form_items_item_type_check check (item_type in
    ('SHORT_TEXT', 'LONG_TEXT', 'MULTIPLE_CHOICE', 'SINGLE_CHOICE', 'DROPDOWN', 'PHONE_NUMBER', 'EMAIL', 'NUMBER', 'DATE',
     'RATING', 'FILE', 'AGREE', 'SECTION', 'PAGE'));

create table form_files (
  channel_seq       bigint not null,
  -- A file belongs to the one answer whose readers open it.
  file_seq          bigint not null,
  form_response_seq bigint not null,
  form_item_seq     bigint not null,
  sort              integer not null,
  primary key (channel_seq, file_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq),
  foreign key (channel_seq, form_response_seq) references form_responses (channel_seq, form_response_seq)
);
create index on form_files (channel_seq, form_response_seq);
call belongs_to_channel('form_files');
