-- What somebody began to write on a board; one for each person and board.
create table board_temp_posts (
  channel_seq        bigint not null,
  board_seq          bigint not null,
  user_seq           bigint not null references users,
  title              text not null,
  content            text not null,
  -- Without a key to categories: one that was removed meanwhile is left out when the text is read.
  board_category_seq bigint,
  is_private         boolean not null,
  saved_at           timestamptz not null,
  primary key (channel_seq, board_seq, user_seq),
  foreign key (channel_seq, board_seq) references community_boards (channel_seq, board_seq) on delete cascade
);
create index on board_temp_posts (channel_seq, user_seq);
create index on board_temp_posts (channel_seq, saved_at);
call belongs_to_channel('board_temp_posts');
