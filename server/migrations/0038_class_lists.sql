-- What lists of classes are sorted and narrowed by stands in whole numbers beside the class, so that every list is one walk
-- along an index that begins where the last page ended.
call see_all_channels('courses');
call see_all_channels('course_rounds');

alter table courses add column learner_count integer not null default 0;

update courses c set learner_count = (
  select coalesce(sum(r.accepted_count), 0) from course_rounds r
  where r.channel_seq = c.channel_seq and r.course_seq = c.course_seq);

alter table courses
  -- Put first by the site (a `sort` below none), then by how many take part.
  add column by_popularity bigint not null generated always as (learner_count - sort::bigint * 1000000000) stored,
  add column by_newest bigint not null generated always as (
    coalesce((extract(epoch from published_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint, 0)) stored,
  add column by_price bigint not null generated always as (
    case when fare_cd <> '01' then 0 else coalesce(discount_price, price) end) stored,
  -- The average in thousandths; among equals the one with more reviews.
  add column by_rating bigint not null generated always as (
    case when review_count = 0 then 0
      else review_sum::bigint * 1000 / review_count * 1000000 + least(review_count, 999999) end) stored,
  -- When applying ends; what has no end comes last, what was closed by hand is over.
  add column by_closing bigint not null generated always as (
    case when recruit_closed_at is not null then -1
      when pay_end_at is null then 9000000000000000
      else (extract(epoch from pay_end_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint end) stored,
  -- One bit for each thing a list can be narrowed to. Agrees with `class-marks.rules.ts`.
  add column marks integer not null generated always as (
    case when fare_cd = '01' then 2 else 1 end
    + case when lesson_kinds @> array['00'] then 4 else 0 end
    + case when lesson_kinds @> array['02'] then 8 else 0 end
    + case when lesson_kinds @> array['04'] then 16 else 0 end
    + case when lesson_kinds @> array['05'] then 32 else 0 end
    + case difficulty_cd when '01' then 64 when '02' then 128 else 256 end) stored;

create index courses_by_popularity on courses (channel_seq, by_popularity, course_seq)
  include (marks, channel_category_seq, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_category on courses (channel_seq, channel_category_seq, by_popularity, course_seq)
  include (marks, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_newest on courses (channel_seq, by_newest, course_seq)
  include (marks, channel_category_seq, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_price on courses (channel_seq, by_price, course_seq)
  include (marks, channel_category_seq, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_rating on courses (channel_seq, by_rating, course_seq)
  include (marks, channel_category_seq, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_closing on courses (channel_seq, by_closing, course_seq)
  include (marks, channel_category_seq, service_alias) where state = 'PUBLISHED' and public_cd = '00';
create index courses_by_creation on courses (channel_seq, created_at, course_seq)
  include (state, public_cd, service_alias);
create index courses_put_first on courses (channel_seq, sort, course_seq) where sort < 0;

-- How many take part, over all rounds. It never waits for a class that somebody else is changing: nobody waits for them
-- then either, and the next one who takes part sets the number right.
create function count_learners() returns trigger language plpgsql as $$
begin
  update courses c set learner_count = (
    select coalesce(sum(r.accepted_count), 0) from course_rounds r
    where r.channel_seq = new.channel_seq and r.course_seq = new.course_seq)
  where (c.channel_seq, c.course_seq) in (
    select channel_seq, course_seq from courses
    where channel_seq = new.channel_seq and course_seq = new.course_seq for no key update skip locked);
  return null;
end $$;
create trigger count_learners after insert or update of accepted_count on course_rounds
  for each row execute function count_learners();

-- How many public classes of a site are alike: the counts beside the filters are sums over a few of these rows and never
-- over classes. Alike classes may have several rows: whoever finds one held by somebody else begins another instead of
-- waiting, so that two who publish at once can never wait for each other.
create table course_tallies (
  channel_seq          bigint not null,
  slot            bigint generated always as identity,
  channel_category_seq bigint,
  service_alias        text,
  marks                integer not null,
  amount               integer not null,
  primary key (channel_seq, slot),
  foreign key (channel_seq) references channels
);
-- Before the walls stand, for they let nobody write for all sites at once.
insert into course_tallies (channel_seq, channel_category_seq, service_alias, marks, amount)
  select channel_seq, channel_category_seq, service_alias, marks, count(*) from courses
  where state = 'PUBLISHED' and public_cd = '00' group by 1, 2, 3, 4;
create index on course_tallies (channel_seq, marks);
call belongs_to_channel('course_tallies');

create function change_tally(c courses, change integer) returns void language plpgsql as $$
declare
  found_slot bigint;
begin
  select slot into found_slot from course_tallies t
  where t.channel_seq = c.channel_seq and t.marks = c.marks
    and t.channel_category_seq is not distinct from c.channel_category_seq
    and t.service_alias is not distinct from c.service_alias
  limit 1 for update skip locked;
  if found_slot is null then
    insert into course_tallies (channel_seq, channel_category_seq, service_alias, marks, amount)
    values (c.channel_seq, c.channel_category_seq, c.service_alias, c.marks, change);
  else
    delete from course_tallies
    where channel_seq = c.channel_seq and slot = found_slot and amount + change = 0;
    if not found then
      update course_tallies set amount = amount + change
      where channel_seq = c.channel_seq and slot = found_slot;
    end if;
  end if;
end $$;

create function tally_course() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'PUBLISHED' and old.public_cd = '00' then
    perform change_tally(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'PUBLISHED' and new.public_cd = '00' then
    perform change_tally(new, 1);
  end if;
  return null;
end $$;
create trigger tally_course_anew after insert or delete on courses for each row execute function tally_course();
create trigger tally_course_changed
  after update of state, public_cd, service_alias, channel_category_seq, fare_cd, difficulty_cd, lesson_kinds on courses
  for each row
  when ((old.state, old.public_cd, old.service_alias, old.channel_category_seq, old.marks)
    is distinct from (new.state, new.public_cd, new.service_alias, new.channel_category_seq, new.marks))
  execute function tally_course();

-- How a text is searched: without spaces, for they are put in many ways.
create function search_form(words text) returns text immutable parallel safe language sql
  return lower(translate(normalize(words), E' \t\n\r\u00a0\u3000', ''));

-- The first consonant of every Korean letter; everything else as it is.
create function initials_of(words text) returns text immutable parallel safe language sql
  return (
    select coalesce(string_agg(
      case when ascii(c) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(c) - 44032) / 588 + 1, 1) else c end, '' order by n), '')
    from regexp_split_to_table(words, '') with ordinality as letters (c, n));

-- Pieces of up to two letters, as numbers that carry the site: one site's words are never another's.
create function search_pieces(channel bigint, words text[], singles boolean) returns integer[]
  immutable parallel safe language sql
  return (
    select coalesce(array_agg(distinct ('x' || substr(md5(channel || ':' || substr(w, n, len)), 1, 8))::bit(32)::integer), '{}')
    from unnest(words) w, generate_series(1, 2) len, generate_series(1, length(w) - len + 1) n
    where len = 2 or singles or length(w) = 1);

-- Row security lets no index be used for anything but plain comparisons, so the pieces stand outside: they are only
-- numbers, and what is found by them is then read under the walls.
create table course_words (
  channel_seq bigint not null,
  course_seq  bigint not null,
  pieces      integer[] not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq) on delete cascade
);
create index on course_words using gin (pieces);

create function index_course_words() returns trigger language plpgsql as $$
declare
  forms text[] := array[search_form(new.title), search_form(new.sub_title)];
begin
  insert into course_words (channel_seq, course_seq, pieces)
  values (new.channel_seq, new.course_seq,
    search_pieces(new.channel_seq, forms || array[initials_of(forms[1]), initials_of(forms[2])], true))
  on conflict (channel_seq, course_seq) do update set pieces = excluded.pieces;
  return null;
end $$;
create trigger index_course_words_anew after insert on courses for each row execute function index_course_words();
create trigger index_course_words_changed after update of title, sub_title on courses
  for each row when ((old.title, old.sub_title) is distinct from (new.title, new.sub_title))
  execute function index_course_words();

insert into course_words (channel_seq, course_seq, pieces)
  select channel_seq, course_seq, search_pieces(
    channel_seq, array[search_form(title), search_form(sub_title),
      initials_of(search_form(title)), initials_of(search_form(sub_title))], true)
  from courses;

call see_one_channel_again('courses');
call see_one_channel_again('course_rounds');
