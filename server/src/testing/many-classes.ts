import type { ClientBase } from 'pg'

interface Many {
  sites: number
  each: number
}

/**
 * Creates thousands of public courses on new sites of this owner, as fast as the database writes; their titles use a few hundred
 * words. Returns the number of the first site. Requires a superuser connection.
 */
export async function seedClasses(boss: ClientBase, { sites, each }: Many, ownerSeq: number) {
  const { rows } = await boss.query<{ first: string }>(
    `with made as (
       insert into channels (name, address, brand_color, brand_shades, owner_user_seq, created_at, updated_at)
       select 'Site ' || n, 'many-' || n || '-' || floor(random() * 1e9)::text, '#3f7355', array_fill('#3f7355'::text, array[10]),
         $2, now(), now()
       from generate_series(1, $1) n returning channel_seq)
     select min(channel_seq) as first from made`,
    [sites, ownerSeq],
  )
  const first = Number(rows[0]?.first)
  const places = [first, first + sites - 1]
  // Triggers would count and index course by course; the statements below do all of that at once.
  await boss.query("set session_replication_role = 'replica'")
  await boss.query(categories, places)
  await boss.query(classes, [...places, each, ownerSeq])
  await boss.query(rounds, places)
  await boss.query(facetCounts, places)
  await boss.query(words, places)
  await boss.query("set session_replication_role = 'origin'")
  await boss.query('vacuum analyze courses, course_rounds, course_tallies, course_words, channel_categories')
  return first
}

const categories = `
  insert into channel_categories (channel_seq, name)
  select s, 'category ' || n from generate_series($1::bigint, $2) s, generate_series(1, 12) n`
/** Every hundredth is about pottery, one in a thousand about fencing; the rest spread over yoga, cooking and the like. */
const classes = `
  insert into courses (channel_seq, title, sub_title, channel_category_seq, state, public_cd, published_at, fare_cd, price,
    review_count, review_sum, learner_count, lesson_kinds, lesson_count, difficulty_cd, pay_end_at, writer_user_seq, created_at, updated_at)
  select s,
    (array['아침', '저녁', '주말', '하루', '처음', '다시'])[1 + n % 6] || ' '
      || case when n % 1000 = 7 then '펜싱' when n % 100 = 3 then '도예'
           else (array['요가', '요리', '수영', '그림', '피아노', '사진', '글쓰기'])[1 + n % 7] end,
    (array['천천히 배워요', '함께 시작해요', '혼자서도 할 수 있어요'])[1 + n % 3],
    (select min(channel_category_seq) + n % 12 from channel_categories c where c.channel_seq = s),
    case when n % 20 = 0 then 'DRAFT' else 'PUBLISHED' end, case when n % 20 = 0 then '99' else '00' end,
    timestamptz '2026-01-01' + n * interval '1 minute',
    case when n % 5 = 0 then '00' else '01' end, case when n % 5 = 0 then 0 else 10000 + n % 90 * 1000 end,
    n % 40, n % 40 * (3 + n % 3), n % 300, array[(array['00', '02', '02', '04', '05'])[1 + n % 5]], 1, '0' || 1 + n % 3,
    case when n % 4 = 0 then timestamptz '2026-06-01' + n * interval '1 hour' end, $4, now(), now()
  from generate_series($1::bigint, $2) s, generate_series(1, $3::integer) n`
const rounds = `
  insert into course_rounds (channel_seq, course_seq, accepted_count)
  select channel_seq, course_seq, learner_count from courses where channel_seq between $1 and $2`
const facetCounts = `
  insert into course_tallies (channel_seq, channel_category_seq, service_alias, marks, amount)
  select channel_seq, channel_category_seq, service_alias, marks, count(*) from courses
  where channel_seq between $1 and $2 and state = 'PUBLISHED' and public_cd = '00' group by 1, 2, 3, 4`
/** Each text is split once per site. */
const words = `
  with texts as materialized (
    select distinct channel_seq, title, sub_title from courses where channel_seq between $1 and $2),
  known as materialized (
    select *, search_pieces(channel_seq, array[search_form(title), search_form(sub_title),
      initials_of(search_form(title)), initials_of(search_form(sub_title))], true) as pieces from texts)
  insert into course_words (channel_seq, course_seq, pieces)
  select channel_seq, course_seq, pieces from courses join known using (channel_seq, title, sub_title)`
