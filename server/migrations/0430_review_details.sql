-- What the site may collect beside the stars, what staff list first, and why they hid what they hid.
alter table reviews
  add column is_recommended     boolean,
  add column score_delivery     integer check (score_delivery between 1 and 5),
  add column score_kindness     integer check (score_kindness between 1 and 5),
  add column score_preparation  integer check (score_preparation between 1 and 5),
  add column score_punctuality  integer check (score_punctuality between 1 and 5),
  add column is_best            boolean not null default false,
  add column hidden_reason      text check (length(hidden_reason) <= 500),
  add column hidden_by_user_seq bigint references users,
  -- Reviews hidden before reasons were kept have none.
  add constraint reviews_reason_is_of_hidden check (hidden_reason is null or hidden_at is not null),
  add constraint reviews_best_is_shown check (not (is_best and hidden_at is not null));
create index on reviews (channel_seq, course_seq, is_best desc, created_at desc, evaluation_seq desc)
  where hidden_at is null;
create index on reviews (hidden_by_user_seq) where hidden_by_user_seq is not null;
alter table review_settings add column is_detailed boolean not null default false;
