-- The public answer of the staff of a class to a review.
alter table reviews
  add column reply_content  text check (reply_content <> ''),
  add column reply_user_seq bigint references users,
  add column replied_at     timestamptz,
  add constraint reviews_reply_is_whole
    check (num_nulls(reply_content, reply_user_seq, replied_at) in (0, 3));
create index on reviews (reply_user_seq) where reply_user_seq is not null;
