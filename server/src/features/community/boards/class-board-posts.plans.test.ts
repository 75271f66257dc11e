import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import { Client } from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { openPlans } from '../../../testing/plans.ts'
import { searchPosts } from './board-search.queries.ts'
import { findClassPosts } from './class-board-posts.queries.ts'

const SITES = 3
/** Posts of each class, two classes on each site. */
const MANY = 2000
const LIMIT = 21
const NEWEST = Number.MAX_SAFE_INTEGER

let db: ChannelDb
let plansOf: ReturnType<typeof openPlans>['plansOf']
let courseSeq: CourseSeq
let boardsOfSite: BoardSeq[]

/** Sites with thousands of posts on boards of classes, of which one in five hundred is about fencing. */
beforeAll(async () => {
  const clone = await cloneDatabase(inject('template'))
  const boss = new Client({ connectionString: clone.superuserUrl })
  await boss.connect()
  const { rows } = await boss.query<{ first: string }>(
    `with owner as (
       insert into users (name, email, password_hash, email_verified_at)
       values ('윤하늘', 'o@example.com', 'x', now()) returning user_seq),
     made as (
       insert into channels (name, address, brand_color, brand_shades, owner_user_seq, created_at, updated_at)
       select 'Site ' || n, 'site-' || n, '#3f7355', array_fill('#3f7355'::text, array[10]), user_seq, now(), now()
       from owner, generate_series(1, ${SITES}) n returning channel_seq)
     select min(channel_seq) as first from made`,
  )
  for (const text of [classes, boards, posts]) await boss.query(text)
  const first = Number(rows[0]?.first)
  const { rows: found } = await boss.query<{ course_seq: CourseSeq }>(
    `select course_seq::int from courses where channel_seq = ${first} order by course_seq limit 1`,
  )
  if (!found[0]) throw new Error('no class')
  courseSeq = found[0].course_seq
  const { rows: seqs } = await boss.query<{ board_seq: BoardSeq }>(
    `select board_seq::int from community_boards where channel_seq = ${first}`,
  )
  boardsOfSite = seqs.map((one) => one.board_seq)
  await boss.query('vacuum analyze community_boards, board_posts, board_post_words, courses, users')
  await boss.end()
  const plans = openPlans(clone.url, first)
  ;({ db, plansOf } = plans)
  return async () => {
    await plans.close()
    await clone.drop()
  }
}, 120_000)

const classes = `
  insert into courses (channel_seq, title, sub_title, state, public_cd, published_at, fare_cd, price, writer_user_seq, created_at, updated_at)
  select channel_seq, 'class ' || n, '', 'PUBLISHED', '00', now(), '00', 0, owner_user_seq, now(), now()
  from channels, generate_series(1, 2) n`
const boards = `
  insert into community_boards (channel_seq, course_seq, board_type_cd, title, description, read_audience, write_audience,
    allows_private, allows_comments, is_hidden, sort, created_at)
  select channel_seq, course_seq, '03', 'board', '', 'STUD', 'MBR', true, true, false, 1, now() from courses`
const posts = `
  insert into board_posts (channel_seq, course_seq, board_seq, user_seq, title, content, is_private, created_at, updated_at)
  select b.channel_seq, b.course_seq, b.board_seq, (select min(user_seq) from users), 'post ' || n,
    case when n % 500 = 7 then '<p>펜싱 수업</p>' else '<p>요가와 명상 ' || n || '</p>' end, n % 3 = 0, now(), now()
  from community_boards b, generate_series(1, ${MANY}) n`

test.each([
  { of: 'all classes', words: [], count: LIMIT },
  { of: 'one class', words: [], count: LIMIT },
  { of: 'all classes', words: ['펜싱'], count: (2 * MANY) / 500 },
])(
  'posts of $of with $words are read from an index, no more than are listed',
  async ({ of, words, count }) => {
    const courseSeqs = of === 'one class' ? [courseSeq] : null
    const find = () => findClassPosts(db, { courseSeqs, words, before: NEWEST, limit: LIMIT })
    expect(await find()).toHaveLength(count)
    for (const { steps } of await plansOf(find))
      for (const step of steps)
        if (step['Relation Name'] === 'board_posts')
          expect(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(LIMIT)
  },
)

test('a search on all boards reads no more posts than contain the words', async () => {
  const boardSeqs = boardsOfSite
  const search = () =>
    searchPosts(db, {
      boardSeqs,
      reader: { userSeq: null, isStaff: false },
      words: ['펜싱'],
      before: NEWEST,
      limit: LIMIT,
    })
  expect((await search()).length).toBeGreaterThan(0)
  for (const { steps } of await plansOf(search))
    for (const step of steps)
      if (step['Relation Name'] === 'board_posts')
        expect(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(LIMIT)
})
