-- Whom comments on boards mention, under the name that stands in the text.
create table board_mentions (
  channel_seq       bigint not null,
  board_comment_seq bigint not null,
  user_seq          bigint not null references users,
  name              text not null check (name <> ''),
  primary key (channel_seq, board_comment_seq, user_seq),
  foreign key (channel_seq, board_comment_seq) references board_comments (channel_seq, board_comment_seq) on delete cascade
);
create index on board_mentions (channel_seq, user_seq);
call belongs_to_channel('board_mentions');
