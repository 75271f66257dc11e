import { courseTypes, difficulties } from 'contract/values/type-codes'
import { Client } from 'pg'
import { MAX_COUNTED } from 'contract/teaching/courses/list.schemas'
import { courseFares, courseKinds, courseSorts } from 'contract/teaching/courses/list.rules'
import type { ChannelCategorySeq } from 'contract/values/ids'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { seedClasses } from '../../../testing/many-classes.ts'
import { openPlans } from '../../../testing/plans.ts'
import * as queries from './course-list.queries.ts'
import { requiredMarks, wordsOf } from './course-list.rules.ts'
import { countAdminCourses, findAdminPage } from './course-cards.queries.ts'

const LARGE = 10_000
/** The most rows that any step of a plan may process. */
const MAX_HELD = MAX_COUNTED + 1

let db: ChannelDb
let plansOf: ReturnType<typeof openPlans>['plansOf']

/** Ten thousand courses on one site and some on others; every query is recorded. */
beforeAll(async () => {
  const clone = await cloneDatabase(inject('template'))
  const boss = new Client({ connectionString: clone.superuserUrl })
  await boss.connect()
  const { rows } = await boss.query<{ user_seq: number }>(
    "insert into users (name, email, password_hash, email_verified_at) values ('Owner', 'o@example.com', 'x', now()) returning user_seq",
  )
  const ownerSeq = Number(rows[0]?.user_seq)
  await seedClasses(boss, { sites: 4, each: 200 }, ownerSeq)
  const channelSeq = await seedClasses(boss, { sites: 1, each: LARGE }, ownerSeq)
  await boss.end()
  const plans = openPlans(clone.url, channelSeq)
  ;({ db, plansOf } = plans)
  return async () => {
    await plans.close()
    await clone.drop()
  }
}, 60_000)

/** Steps of the recorded queries whose cost grows with the site. */
async function wasteOf(ask: () => Promise<unknown>) {
  const waste: string[] = []
  for (const { sql, steps } of await plansOf(ask)) {
    for (const step of steps) {
      const read = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
      const isLight = ['Index Only Scan', 'Bitmap Index Scan'].includes(step['Node Type'])
      if (read > LARGE / 2 && !isLight) waste.push(`reads ${read} rows: ${sql}`)
      const held = Math.max(0, ...(step.Plans ?? []).map((plan) => plan['Actual Rows']))
      if (step['Node Type'].includes('Sort') && held > MAX_HELD) waste.push(`sorts ${held} rows: ${sql}`)
    }
  }
  return waste
}
const filtered = (some: Partial<queries.CourseFilter> = {}): queries.CourseFilter => ({
  marks: 0,
  among: 512,
  channelCategorySeq: null,
  serviceAlias: null,
  found: null,
  openAt: null,
  ...some,
})
const page: { after: queries.ListPosition | null; limit: number; offset: number } = {
  after: null,
  limit: 21,
  offset: 0,
}

test('no order of the list reads or sorts the whole site, on its first page or a later one', async () => {
  for (const sort of courseSorts) {
    const openAt = sort === 'closing' ? new Date('2026-07-01T00:00:00Z') : null
    const list = (of: Partial<typeof page>) =>
      queries.findPositions(db, filtered({ openAt }), { ...page, sort, ...of })
    const [deep] = await list({ limit: 1, offset: LARGE / 5 })
    expect(deep).toBeDefined()
    expect(await wasteOf(() => list({}))).toEqual([])
    expect(await wasteOf(() => list({ after: deep ?? null }))).toEqual([])
  }
})

test('no filter does either, alone or combined', async () => {
  const choices = [
    ...courseFares.map((fare) => ({ fare })),
    ...courseKinds.map((kind) => ({ kind })),
    ...Object.values(difficulties).map((difficultyCd) => ({ difficultyCd, fare: 'free' as const })),
  ]
  for (const choice of choices) {
    expect(
      await wasteOf(() =>
        queries.findPositions(db, filtered(requiredMarks(choice)), { ...page, sort: 'popular' }),
      ),
    ).toEqual([])
  }
  const [{ channelCategorySeq } = { channelCategorySeq: null }] = await queries.countAllFacets(db, null)
  const inCategory = filtered({ channelCategorySeq: channelCategorySeq as ChannelCategorySeq })
  for (const sort of courseSorts) {
    expect(await wasteOf(() => queries.findPositions(db, inCategory, { ...page, sort }))).toEqual([])
  }
})

test.each([
  ['펜싱', 'these'],
  ['ㄷㅇ', 'these'],
  ['요가', 'many'],
  ['요', 'many'],
  ['없는말', 'these'],
])('a search for %s does neither', async (q, way) => {
  let found: queries.SearchResult | null = null
  expect(await wasteOf(async () => void (found = await queries.search(db, wordsOf(q))))).toEqual([])
  expect(Object.keys(found ?? {})).toEqual([way])
  const terms = filtered({ found })
  for (const sort of courseSorts) {
    expect(await wasteOf(() => queries.findPositions(db, terms, { ...page, sort }))).toEqual([])
  }
})

test('counting reads no courses', async () => {
  const facetCounts = await queries.countAllFacets(db, null)
  expect(facetCounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(LARGE * 0.95)
  expect(facetCounts.length).toBeLessThan(1000)
  expect(await wasteOf(() => queries.countAllFacets(db, null))).toEqual([])
})

test('the management list does neither, on any tab, searched or not', async () => {
  const filter = { page: 3, size: 20, serviceAlias: undefined, q: undefined, courseTypeCd: undefined }
  for (const shelf of ['all', 'public', 'private', 'draft', 'trash'] as const) {
    for (const q of [null, '펜싱', '요가']) {
      const found = q === null ? null : await queries.search(db, wordsOf(q), { forStaff: true })
      const list = { filter: { ...filter, shelf }, taughtBy: null, found }
      expect(await wasteOf(() => findAdminPage(db, list))).toEqual([])
      if (found === null) expect(await wasteOf(() => countAdminCourses(db, list))).toEqual([])
    }
  }
})

test('the management list of one kind does neither, whether the site has many or none', async () => {
  const filter = { page: 1, size: 20, serviceAlias: undefined, q: undefined }
  for (const shelf of ['all', 'draft'] as const) {
    for (const courseTypeCd of Object.values(courseTypes)) {
      const list = { filter: { ...filter, shelf, courseTypeCd }, taughtBy: null, found: null }
      expect(await wasteOf(() => findAdminPage(db, list))).toEqual([])
      expect(await wasteOf(() => countAdminCourses(db, list))).toEqual([])
    }
  }
})
