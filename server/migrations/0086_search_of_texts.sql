-- What a site says in its notices and in the descriptions of its classes is searched, too, by pieces of two letters.

-- A text without its tags, for searching.
create function text_of_html(html text) returns text immutable parallel safe language sql
  return left(regexp_replace(replace(html, '&nbsp;', ' '), '<[^>]*>', ' ', 'g'), 20000);

-- The same numbers as search_pieces makes of two letters, in one walk over a long text.
create function text_pieces(channel bigint, words text) returns integer[] immutable parallel safe language sql
  return (
    select coalesce(array_agg(distinct ('x' || substr(md5(channel || ':' || c || next), 1, 8))::bit(32)::integer), '{}')
    from (
      select c, lead(c) over (order by n) as next
      from unnest(string_to_array(search_form(words), null)) with ordinality as letters (c, n)) as pairs
    where next is not null);

-- Outside row security like course_words, for the same reason: only numbers, and what is found by them is read under it.
create table course_text_words (
  channel_seq bigint not null,
  course_seq  bigint not null,
  pieces      integer[] not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq) on delete cascade
);
create index on course_text_words using gin (pieces);
create table notice_words (
  channel_seq bigint not null,
  post_seq    bigint not null,
  pieces      integer[] not null,
  primary key (channel_seq, post_seq),
  foreign key (channel_seq, post_seq) references posts (channel_seq, post_seq) on delete cascade
);
create index on notice_words using gin (pieces);

create function text_of_course(c courses) returns text immutable parallel safe language sql
  return text_of_html(concat_ws(chr(10), c.introduction, c.desc1, c.desc2, c.desc3, c.desc4, c.desc5, c.desc6));
create function text_of_post(p posts) returns text immutable parallel safe language sql
  return text_of_html(concat_ws(chr(10), p.title, p.content));

create function index_course_text() returns trigger language plpgsql as $$
begin
  insert into course_text_words (channel_seq, course_seq, pieces)
  values (new.channel_seq, new.course_seq, text_pieces(new.channel_seq, text_of_course(new)))
  on conflict (channel_seq, course_seq) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger index_course_text_anew after insert on courses for each row execute function index_course_text();
create trigger index_course_text_changed
  after update of introduction, desc1, desc2, desc3, desc4, desc5, desc6 on courses
  for each row
  when ((old.introduction, old.desc1, old.desc2, old.desc3, old.desc4, old.desc5, old.desc6)
    is distinct from (new.introduction, new.desc1, new.desc2, new.desc3, new.desc4, new.desc5, new.desc6))
  execute function index_course_text();

create function index_post_text() returns trigger language plpgsql as $$
begin
  insert into notice_words (channel_seq, post_seq, pieces)
  values (new.channel_seq, new.post_seq, text_pieces(new.channel_seq, text_of_post(new)))
  on conflict (channel_seq, post_seq) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger index_post_text_anew after insert on posts for each row execute function index_post_text();
create trigger index_post_text_changed after update of title, content on posts
  for each row when ((old.title, old.content) is distinct from (new.title, new.content))
  execute function index_post_text();

call see_all_channels('courses');
call see_all_channels('posts');
insert into course_text_words (channel_seq, course_seq, pieces)
  select c.channel_seq, c.course_seq, text_pieces(c.channel_seq, text_of_course(c)) from courses c;
insert into notice_words (channel_seq, post_seq, pieces)
  select p.channel_seq, p.post_seq, text_pieces(p.channel_seq, text_of_post(p)) from posts p;
call see_one_channel_again('courses');
call see_one_channel_again('posts');
