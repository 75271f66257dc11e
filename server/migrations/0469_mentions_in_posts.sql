-- Whom posts on boards mention, or mentioned before they were changed: each hears of a post once. The name is the one in the text.
create table board_post_mentions (
  channel_seq    bigint not null,
  board_post_seq bigint not null,
  user_seq       bigint not null references users,
  name           text not null check (name <> ''),
  primary key (channel_seq, board_post_seq, user_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq) on delete cascade
);
create index on board_post_mentions (channel_seq, user_seq);
call belongs_to_channel('board_post_mentions');
