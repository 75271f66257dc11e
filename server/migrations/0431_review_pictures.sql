-- Pictures of reviews, and what readers say is wrong with a review.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board', 'payee', 'invoice',
   'live_picture', 'live_document', 'board_picture', 'board_file', 'review'));

create table review_pictures (
  channel_seq    bigint not null,
  evaluation_seq bigint not null,
  sort           integer not null,
  file_seq       bigint not null,
  alt_text       text not null check (length(alt_text) <= 200),
  primary key (channel_seq, evaluation_seq, sort),
  -- A picture belongs to the one review whose readers see it.
  unique (channel_seq, file_seq),
  foreign key (channel_seq, evaluation_seq) references reviews (channel_seq, evaluation_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
call belongs_to_channel('review_pictures');

create table review_reports (
  channel_seq         bigint not null,
  review_report_seq   bigint generated always as identity,
  evaluation_seq      bigint not null,
  user_seq            bigint not null references users,
  reason_cd           text not null check (reason_cd in ('SPAM', 'ABUSE', 'PRIVACY', 'OTHER')),
  description         text not null check (length(description) <= 500),
  created_at          timestamptz not null,
  settled_at          timestamptz,
  settled_by_user_seq bigint references users,
  verdict             text check (verdict in ('HIDDEN', 'DISMISSED')),
  primary key (channel_seq, review_report_seq),
  -- Everybody reports the same review once.
  unique (channel_seq, evaluation_seq, user_seq),
  foreign key (channel_seq, evaluation_seq) references reviews (channel_seq, evaluation_seq) on delete cascade,
  check ((settled_at is null) = (verdict is null))
);
create index on review_reports (channel_seq, review_report_seq) where settled_at is null;
create index on review_reports (channel_seq, user_seq);
create index on reviews (channel_seq, hidden_at desc) where hidden_at is not null;
call belongs_to_channel('review_reports');
