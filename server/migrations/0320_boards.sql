-- Boards that a site opens beside its notices. Who reads and who writes is one group each.
create table community_boards (
  channel_seq     bigint not null references channels,
  board_seq       bigint generated always as identity,
  board_type_cd   text not null check (board_type_cd in ('02', '03', '04', '07', '08', '09')),
  title           text not null check (title <> ''),
  description     text not null,
  read_audience   text not null check (read_audience in ('ALL', 'MBR', 'STUD', 'OWN', 'MNG', 'TCH')),
  write_audience  text not null check (write_audience in ('MBR', 'STUD', 'OWN', 'MNG', 'TCH')),
  allows_private  boolean not null,
  allows_comments boolean not null,
  is_hidden       boolean not null,
  sort            integer not null,
  created_at      timestamptz not null,
  primary key (channel_seq, board_seq)
);
call belongs_to_channel('community_boards');

create table board_categories (
  channel_seq        bigint not null,
  board_category_seq bigint generated always as identity,
  board_seq          bigint not null,
  name               text not null check (name <> ''),
  sort               integer not null,
  primary key (channel_seq, board_category_seq),
  unique (channel_seq, board_seq, board_category_seq),
  foreign key (channel_seq, board_seq) references community_boards (channel_seq, board_seq) on delete cascade
);
call belongs_to_channel('board_categories');

create table board_posts (
  channel_seq        bigint not null,
  board_post_seq     bigint generated always as identity,
  board_seq          bigint not null,
  board_category_seq bigint,
  user_seq           bigint not null references users,
  title              text not null check (title <> ''),
  content            text not null,
  -- Only its writer and staff read it.
  is_private         boolean not null,
  pinned_at          timestamptz,
  like_count         integer not null default 0 check (like_count >= 0),
  comment_count      integer not null default 0 check (comment_count >= 0),
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  deleted_at         timestamptz,
  primary key (channel_seq, board_post_seq),
  foreign key (channel_seq, board_seq) references community_boards (channel_seq, board_seq),
  foreign key (channel_seq, board_seq, board_category_seq)
    references board_categories (channel_seq, board_seq, board_category_seq)
);
-- A page of a list is read from one of these from its cursor on: what everybody reads, what staff read besides, and a person's own.
create index on board_posts (channel_seq, board_seq, board_post_seq desc) where deleted_at is null and not is_private;
create index on board_posts (channel_seq, board_category_seq, board_post_seq desc)
  where deleted_at is null and not is_private;
create index on board_posts (channel_seq, board_seq, board_post_seq desc) where deleted_at is null and is_private;
create index on board_posts (channel_seq, board_category_seq, board_post_seq desc)
  where deleted_at is null and is_private;
create index on board_posts (channel_seq, user_seq, board_seq, board_post_seq desc);
create index on board_posts (channel_seq, board_seq, pinned_at desc)
  where deleted_at is null and pinned_at is not null;
call belongs_to_channel('board_posts');

create table board_comments (
  channel_seq       bigint not null,
  board_comment_seq bigint generated always as identity,
  board_post_seq    bigint not null,
  user_seq          bigint not null references users,
  content           text not null check (content <> ''),
  created_at        timestamptz not null,
  deleted_at        timestamptz,
  primary key (channel_seq, board_comment_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq)
);
create index on board_comments (channel_seq, board_post_seq, board_comment_seq) where deleted_at is null;
create index on board_comments (channel_seq, user_seq);
call belongs_to_channel('board_comments');

create table board_likes (
  channel_seq    bigint not null,
  board_post_seq bigint not null,
  user_seq       bigint not null references users,
  liked_at       timestamptz not null,
  primary key (channel_seq, board_post_seq, user_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq)
);
create index on board_likes (channel_seq, user_seq);
call belongs_to_channel('board_likes');

-- Outside row security like notice_words, for the same reason: only numbers, and what is found by them is read under it.
create table board_post_words (
  channel_seq    bigint not null,
  board_post_seq bigint not null,
  pieces         integer[] not null,
  primary key (channel_seq, board_post_seq),
  foreign key (channel_seq, board_post_seq) references board_posts (channel_seq, board_post_seq) on delete cascade
);
create index on board_post_words using gin (pieces);

create function text_of_board_post(p board_posts) returns text immutable parallel safe language sql
  return text_of_html(concat_ws(chr(10), p.title, p.content));
create function index_board_post() returns trigger language plpgsql as $$
begin
  insert into board_post_words (channel_seq, board_post_seq, pieces)
  values (new.channel_seq, new.board_post_seq, text_pieces(new.channel_seq, text_of_board_post(new)))
  on conflict (channel_seq, board_post_seq) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger index_board_post_anew after insert on board_posts for each row execute function index_board_post();
create trigger index_board_post_changed after update of title, content on board_posts
  for each row when ((old.title, old.content) is distinct from (new.title, new.content))
  execute function index_board_post();
