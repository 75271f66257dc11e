-- A question is answered once the person who asks accepts a comment, or staff mark it.
alter table board_posts add column answered_at timestamptz;
alter table board_posts add column accepted_seq bigint;
alter table board_posts add check (accepted_seq is null or answered_at is not null);
alter table board_posts add foreign key (channel_seq, board_post_seq, accepted_seq)
  references board_comments (channel_seq, board_post_seq, board_comment_seq);
create index on board_posts (channel_seq, board_seq, board_post_seq desc)
  where answered_at is null and deleted_at is null and hidden_at is null;
create index on board_posts (channel_seq, accepted_seq) where accepted_seq is not null;
