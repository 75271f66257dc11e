-- Pictures and files of board posts, opened by those alone who may read the post.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice',
   'live_picture', 'live_document', 'board_picture', 'board_file'));

create table board_post_files (
  channel_seq    bigint not null,
  board_post_seq bigint not null,
  -- Pictures come first.
  sort           integer not null,
  file_seq       bigint not null,
  alt_text       text not null check (length(alt_text) <= 200),
  primary key (channel_seq, board_post_seq, sort),
  -- A file belongs to the one post whose readers open it.
  unique (channel_seq, file_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
call belongs_to_channel('board_post_files');
