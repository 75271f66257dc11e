-- From which level on members read and write a board of the site; null for all of its group. A level that is deleted leaves staff alone.
alter table community_boards
  add column read_level_seq bigint,
  add column write_level_seq bigint,
  -- Whether people below the level find the board in lists, with the name of the level.
  add column is_listed_below boolean not null default false,
  add foreign key (channel_seq, read_level_seq) references member_levels (channel_seq, level_seq),
  add foreign key (channel_seq, write_level_seq) references member_levels (channel_seq, level_seq),
  add check (read_level_seq is null or (read_audience = 'MBR' and course_seq is null)),
  add check (write_level_seq is null or (write_audience = 'MBR' and course_seq is null)),
  add check (not is_listed_below or read_level_seq is not null);
