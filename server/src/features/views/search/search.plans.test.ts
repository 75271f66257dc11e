import { Client } from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { openPlans } from '../../../testing/plans.ts'
import { wordsOf } from '../../teaching/courses/course-list.rules.ts'
import { findByText, findTeachersByName } from '../../teaching/courses/course-search.queries.ts'
import { findByWords } from '../../site/notices/notice-search.queries.ts'
import { findPagesByWords } from '../../site/pages/page-search.queries.ts'

const MANY = 1500
/** Rows of a text search that may be read; the index provides them. */
const MAX_READ = 101
const SITES = 3

let db: ChannelDb
let plansOf: ReturnType<typeof openPlans>['plansOf']

/** Sites with thousands of texts each, of which one in five hundred is about fencing. */
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
  for (const text of [board, members, pages, notices, classes, staff]) await boss.query(text)
  await boss.query(
    'vacuum analyze site_pages, page_words, posts, notice_words, courses, course_text_words, course_staff',
  )
  await boss.end()
  const plans = openPlans(clone.url, Number(rows[0]?.first))
  ;({ db, plansOf } = plans)
  return async () => {
    await plans.close()
    await clone.drop()
  }
}, 120_000)

const said = `case when n % 500 = 7 then '<p>펜싱 수업</p>' else '<p>요가와 명상 ' || n || '</p>' end`
const many = `channels, generate_series(1, ${MANY}) n`
const board = `
  insert into boards (channel_seq, board_type_cd, name, is_system)
  select channel_seq, '02', 'notices', true from channels`
const members = `
  insert into members (channel_seq, user_seq, joined_at)
  select channel_seq, owner_user_seq, now() from channels`
const pages = `
  insert into site_pages (channel_seq, path, title, content, publish_status_cd, created_at, updated_at)
  select channel_seq, 'page-' || n, 'page ' || n, ${said}, '00', now(), now() from ${many}`
const notices = `
  insert into posts (channel_seq, board_seq, user_seq, title, content, created_at, updated_at)
  select channel_seq, board_seq, (select min(user_seq) from users), 'notice ' || n, ${said}, now(), now()
  from boards, generate_series(1, ${MANY}) n`
const classes = `
  insert into courses (channel_seq, title, sub_title, desc1, state, public_cd, published_at, fare_cd, price, writer_user_seq, created_at, updated_at)
  select channel_seq, 'class ' || n, '', ${said}, 'PUBLISHED', '00', now(), '00', 0, (select min(user_seq) from users), now(), now()
  from ${many}`
const staff = `
  insert into course_staff (channel_seq, course_seq, user_seq, user_type_cd)
  select channel_seq, course_seq, writer_user_seq, 'TCH' from courses`

const questions = {
  pages: (words: string[]) => findPagesByWords(db, words, 51),
  notices: (words: string[]) => findByWords(db, words, 51),
  texts: (words: string[]) => findByText(db, { words, spelled: words }, 51),
}

test.each(['pages', 'notices', 'texts'] as const)('%s are found through their index', async (kind) => {
  const find = questions[kind]
  for (const [q, most] of [
    ['펜싱', MANY / 500],
    ['없는말', 0],
  ] as const) {
    const { words } = wordsOf(q)
    expect(await find(words)).toHaveLength(most)
    for (const { steps } of await plansOf(() => find(words))) {
      expect(steps.map((step) => step['Node Type'])).toContain('Bitmap Index Scan')
      for (const step of steps)
        expect(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(MAX_READ)
    }
  }
})

test('names of instructors are walked, of one site alone', async () => {
  const terms = wordsOf('윤하늘')
  expect(await findTeachersByName(db, terms, 51)).toHaveLength(1)
  for (const { steps } of await plansOf(() => findTeachersByName(db, terms, 51)))
    for (const step of steps)
      if (step['Relation Name'] === 'course_staff') expect(step['Actual Rows']).toBeLessThanOrEqual(MANY)
})
