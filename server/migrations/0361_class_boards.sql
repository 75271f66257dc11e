-- A board belongs to the site, or to one class whose learners and staff meet there.
alter table community_boards add column course_seq bigint;
alter table community_boards add foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq);
alter table community_boards add unique (channel_seq, course_seq, board_seq);
create index on community_boards (channel_seq, course_seq, sort);

-- The class of its board, which never changes.
alter table board_posts add column course_seq bigint;
alter table board_posts add foreign key (channel_seq, course_seq, board_seq)
  references community_boards (channel_seq, course_seq, board_seq);
alter table board_posts add column importance text not null default 'NORMAL' check (importance in ('NORMAL', 'HIGH'));
-- Staff read the posts of all classes, or of some, newest first.
create index on board_posts (channel_seq, board_post_seq desc) where deleted_at is null and course_seq is not null;
create index on board_posts (channel_seq, course_seq, board_post_seq desc)
  where deleted_at is null and course_seq is not null;
