-- Pictures inside rich texts: how large they are, and which text shows which.
alter table files
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add check ((width is null) = (height is null));
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('course', 'profile', 'common', 'channel', 'favicon', 'material', 'assignment', 'post', 'board'));

create table rich_text_pictures (
  channel_seq bigint not null,
  -- What carries the text, and its number there.
  place       text not null check (place in ('COURSE', 'LESSON', 'NOTICE')),
  place_id   bigint not null,
  file_seq    bigint not null,
  primary key (channel_seq, place, place_id, file_seq),
  foreign key (channel_seq, file_seq) references files (channel_seq, file_seq)
);
create index on rich_text_pictures (channel_seq, file_seq);
call belongs_to_channel('rich_text_pictures');
