-- A comment answers a post, or one comment below it.
alter table board_comments add unique (channel_seq, board_post_seq, board_comment_seq);
alter table board_comments add column parent_seq bigint;
alter table board_comments add foreign key (channel_seq, board_post_seq, parent_seq)
  references board_comments (channel_seq, board_post_seq, board_comment_seq);
-- The comment with which its thread begins: a list is read thread by thread.
alter table board_comments add column thread_seq bigint not null
  generated always as (coalesce(parent_seq, board_comment_seq)) stored;
create index on board_comments (channel_seq, board_post_seq, thread_seq, board_comment_seq);
create index on board_comments (channel_seq, parent_seq) where parent_seq is not null;
