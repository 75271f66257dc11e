-- What staff hide is for its writer and for them, with the reason.
alter table board_posts
  add column hidden_at timestamptz,
  add column hidden_by_user_seq bigint references users,
  add column hidden_reason text check (length(hidden_reason) <= 500),
  add check ((hidden_at is null) = (hidden_reason is null));
alter table board_comments
  add column hidden_at timestamptz,
  add column hidden_by_user_seq bigint references users,
  add column hidden_reason text check (length(hidden_reason) <= 500),
  add check ((hidden_at is null) = (hidden_reason is null));
create index on board_posts (channel_seq, hidden_at desc) where hidden_at is not null and deleted_at is null;
create index on board_comments (channel_seq, hidden_at desc) where hidden_at is not null and deleted_at is null;

-- What readers say is wrong with a post, or with a comment below it.
create table board_reports (
  channel_seq         bigint not null,
  board_report_seq    bigint generated always as identity,
  board_post_seq      bigint not null,
  board_comment_seq   bigint,
  user_seq            bigint not null references users,
  reason_cd           text not null check (reason_cd in ('SPAM', 'ABUSE', 'PRIVACY', 'OTHER')),
  description         text not null check (length(description) <= 500),
  created_at          timestamptz not null,
  settled_at          timestamptz,
  settled_by_user_seq bigint references users,
  verdict             text check (verdict in ('HIDDEN', 'DISMISSED')),
  primary key (channel_seq, board_report_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq) on delete cascade,
  foreign key (channel_seq, board_post_seq, board_comment_seq)
    references board_comments (channel_seq, board_post_seq, board_comment_seq) on delete cascade,
  check ((settled_at is null) = (verdict is null))
);
-- Everybody reports the same thing once.
create unique index board_reports_of_posts on board_reports (channel_seq, board_post_seq, user_seq)
  where board_comment_seq is null;
create unique index board_reports_of_comments on board_reports (channel_seq, board_comment_seq, user_seq)
  where board_comment_seq is not null;
create index on board_reports (channel_seq, board_post_seq);
create index on board_reports (channel_seq, board_report_seq) where settled_at is null;
create index on board_reports (channel_seq, user_seq);
call belongs_to_channel('board_reports');
