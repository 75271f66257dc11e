-- The lowest level that members need to enrol in a class; null for none.
alter table course_settings
  add column min_level_seq bigint,
  add foreign key (channel_seq, min_level_seq) references member_levels (channel_seq, level_seq);
create index on course_settings (channel_seq, min_level_seq) where min_level_seq is not null;
