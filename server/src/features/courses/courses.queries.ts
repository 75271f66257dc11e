import { sql } from 'kysely'
import type { CourseInformation, CoursePayment } from 'contract/course-drafts'
import type { AdminCourseFilter, CourseFilter } from 'contract/courses'
import type { ChannelCategorySeq, CourseSeq, UserSeq } from 'contract/values'
import type { z } from 'zod'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

type AdminFilter = z.output<typeof AdminCourseFilter>

const facts = [
  'courses.courseSeq',
  'courses.title',
  'courses.subTitle',
  'courses.channelCategorySeq',
  'courses.imageFileSeq',
  'courses.difficultyCd',
  'courses.fareCd',
  'courses.price',
  'courses.discountPrice',
  'courses.discountStartAt',
  'courses.discountEndAt',
  'courses.currency',
  'courses.vodDays',
  'courses.payStartAt',
  'courses.payEndAt',
  'courses.recruitClosedAt',
  'courses.choiseTypeCd',
  'courses.publicCd',
  'courses.state',
  'courses.lessonKinds as curriculumStatusList',
  'courses.reviewCount',
  'courses.reviewSum',
  'courses.writerUserSeq',
  'courseRounds.classSeq',
  'courseRounds.startAt',
  'courseRounds.endAt',
  'courseRounds.userLimitTypeCd',
  'courseRounds.maxUserCount',
  'courseRounds.seatsTaken as attendCount',
  'courseRounds.acceptedCount as acceptCnt',
  'channelCategories.name as categoryName',
] as const

const coursesWithRound = (db: ChannelDb) =>
  tables(db)
    .selectFrom('courses')
    .innerJoin('courseRounds', (join) =>
      join.onRef('courseRounds.courseSeq', '=', 'courses.courseSeq').on('courseRounds.partNumber', '=', 1),
    )
    .leftJoin('channelCategories', 'channelCategories.channelCategorySeq', 'courses.channelCategorySeq')

const lessonTypes = { VOD: '02', OFFLINE: '04', TEXT: '05' } as const

/** `%` and `_` in what people type are letters like any other. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function publicCourses(db: ChannelDb, { q, channelCategorySeq, fare, kind }: CourseFilter) {
  let courses = coursesWithRound(db)
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', '00')
  if (q) {
    courses = courses.where((eb) =>
      eb.or([eb('courses.title', 'ilike', containing(q)), eb('courses.subTitle', 'ilike', containing(q))]),
    )
  }
  if (channelCategorySeq) courses = courses.where('courses.channelCategorySeq', '=', channelCategorySeq)
  if (fare) courses = courses.where('courses.fareCd', fare === 'paid' ? '=' : '!=', '01')
  if (kind) courses = courses.where(sql<boolean>`${lessonTypes[kind]} = any(courses.lesson_kinds)`)
  return courses
}

const payable = sql<number>`case when courses.fare_cd <> '01' then 0 else coalesce(courses.discount_price, courses.price) end`
const average = sql<number>`case when courses.review_count = 0 then 0 else courses.review_sum::float8 / courses.review_count end`

export function findPublicCourses(db: ChannelDb, filter: CourseFilter) {
  const courses = publicCourses(db, filter)
    .select(facts)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
  switch (filter.sort) {
    case 'latest':
      return courses.orderBy('courses.publishedAt', 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'priceAsc':
      return courses.orderBy(payable).orderBy('courses.courseSeq', 'desc').execute()
    case 'priceDesc':
      return courses.orderBy(payable, 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'rating':
      return courses.orderBy(average, 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'popular':
      return courses
        .orderBy('courses.sort')
        .orderBy('courseRounds.acceptedCount', 'desc')
        .orderBy('courses.courseSeq', 'desc')
        .execute()
  }
}

export async function countPublicCourses(db: ChannelDb, filter: CourseFilter) {
  const { count } = await publicCourses(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const shelves = {
  all: ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED'],
  public: ['PUBLISHED'],
  private: ['PUBLISHED'],
  draft: ['DRAFT', 'SUBMITTED', 'REJECTED'],
  trash: ['TRASHED'],
} as const

function adminCourses(db: ChannelDb, { q, shelf }: AdminFilter, taughtBy: UserSeq | null) {
  let courses = coursesWithRound(db).where('courses.state', 'in', shelves[shelf])
  if (shelf === 'public') courses = courses.where('courses.publicCd', '=', '00')
  if (shelf === 'private') courses = courses.where('courses.publicCd', '=', '99')
  if (q) courses = courses.where('courses.title', 'ilike', containing(q))
  if (taughtBy !== null) {
    courses = courses.where((eb) =>
      eb.or([
        eb('courses.writerUserSeq', '=', taughtBy),
        eb.exists(
          eb
            .selectFrom('courseStaff')
            .select('courseStaff.courseSeq')
            .whereRef('courseStaff.courseSeq', '=', 'courses.courseSeq')
            .where('courseStaff.userSeq', '=', taughtBy),
        ),
      ]),
    )
  }
  return courses
}

export function findAdminCourses(db: ChannelDb, filter: AdminFilter, taughtBy: UserSeq | null) {
  return adminCourses(db, filter, taughtBy)
    .select([
      ...facts,
      'courses.createdAt',
      'courses.trashedAt',
      'courses.restoreExpiresAt as restoreExpiredAt',
    ])
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export async function countAdminCourses(db: ChannelDb, filter: AdminFilter, taughtBy: UserSeq | null) {
  const { count } = await adminCourses(db, filter, taughtBy)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findCourse(db: ChannelDb, courseSeq: CourseSeq) {
  return coursesWithRound(db)
    .select(facts)
    .select([
      'courses.contentId',
      'courses.introduction',
      'courses.desc1',
      'courses.desc2',
      'courses.desc3',
      'courses.desc4',
      'courses.desc5',
      'courses.desc6',
      'courses.curriculumProgressCd',
      'courses.lessonCount',
      'courses.videosMissing',
      'courses.totalSeconds',
      'courses.rowVersion',
      'courses.stateBeforeTrash',
      'courses.restoreExpiresAt',
      'courses.updatedAt',
    ])
    .where('courses.courseSeq', '=', courseSeq)
    .executeTakeFirst()
}

/** What the pages' search hints and the sitemap need, and nothing else. */
export function findSitemapCourses(db: ChannelDb) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'updatedAt'])
    .where('state', '=', 'PUBLISHED')
    .where('publicCd', '=', '00')
    .orderBy('courseSeq')
    .limit(50_000)
    .execute()
}

export function findTitles(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title', 'imageFileSeq'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()
}

/** The same of those that everybody may see. */
export function findShownTitles(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('state', '=', 'PUBLISHED')
    .where('publicCd', '=', '00')
    .execute()
}

export function findStaffOf(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courseStaff')
    .select(['courseSeq', 'userSeq'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .orderBy('sort')
    .execute()
}

export async function insertCourse(
  tx: ChannelTx,
  course: { title: string; channelCategorySeq: ChannelCategorySeq | null; writerUserSeq: UserSeq; now: Date },
) {
  const { now, ...values } = course
  const { courseSeq } = await tables(tx)
    .insertInto('courses')
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning('courseSeq')
    .executeTakeFirstOrThrow()
  await tables(tx).insertInto('courseRounds').values({ courseSeq }).execute()
  return courseSeq
}

export async function replaceStaff(tx: ChannelTx, courseSeq: CourseSeq, userSeqs: UserSeq[]) {
  await tables(tx).deleteFrom('courseStaff').where('courseSeq', '=', courseSeq).execute()
  if (userSeqs.length === 0) return
  await tables(tx)
    .insertInto('courseStaff')
    .values(userSeqs.map((userSeq, sort) => ({ courseSeq, userSeq, sort })))
    .execute()
}

type Saved = Partial<
  Omit<CourseInformation, 'teacherSeqs'> & Omit<CoursePayment, 'payStartCd' | 'payEndCd' | RoundColumn>
>
type RoundColumn = 'startAt' | 'endAt' | 'userLimitTypeCd' | 'maxUserCount'

/** The new version, or nothing when somebody saved before. */
export function updateCourse(
  tx: ChannelTx,
  { courseSeq, rowVersion, now }: { courseSeq: CourseSeq; rowVersion: number; now: Date },
  saved: Saved,
) {
  return tables(tx)
    .updateTable('courses')
    .set({ ...saved, updatedAt: now, rowVersion: rowVersion + 1 })
    .where('courseSeq', '=', courseSeq)
    .where('rowVersion', '=', rowVersion)
    .returning('rowVersion')
    .executeTakeFirst()
}
export function updateRound(tx: ChannelTx, courseSeq: CourseSeq, round: Pick<CoursePayment, RoundColumn>) {
  return tables(tx)
    .updateTable('courseRounds')
    .set(round)
    .where('courseSeq', '=', courseSeq)
    .where('partNumber', '=', 1)
    .execute()
}

export interface CourseChange {
  state?: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | 'TRASHED' | 'PURGED'
  stateBeforeTrash?: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | null
  publicCd?: '00' | '99'
  publishedAt?: Date | null
  autoPublishAt?: Date | null
  recruitClosedAt?: Date | null
  trashedAt?: Date | null
  restoreExpiresAt?: Date | null
  curriculumProgressCd?: '00' | '01'
}
export function changeCourse(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  change: CourseChange & { updatedAt: Date },
) {
  return tables(tx).updateTable('courses').set(change).where('courseSeq', '=', courseSeq).execute()
}

export function findOverdueTrash(db: ChannelDb, now: Date) {
  return tables(db)
    .selectFrom('courses')
    .select('courseSeq')
    .where('state', '=', 'TRASHED')
    .where('restoreExpiresAt', '<=', now)
    .execute()
}

export function findOverdueReviews(db: ChannelDb, now: Date) {
  return tables(db)
    .selectFrom('courses')
    .select('courseSeq')
    .where('state', '=', 'SUBMITTED')
    .where('autoPublishAt', '<=', now)
    .execute()
}

export function updateLessonFacts(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  lessons: { lessonKinds: string[]; lessonCount: number; videosMissing: number; totalSeconds: number },
) {
  return tables(tx).updateTable('courses').set(lessons).where('courseSeq', '=', courseSeq).execute()
}

export function updateReviewTotals(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  totals: { count: number; sum: number },
) {
  return tables(tx)
    .updateTable('courses')
    .set({ reviewCount: totals.count, reviewSum: totals.sum })
    .where('courseSeq', '=', courseSeq)
    .execute()
}

/** How many classes there are, how many hold lessons, how many everybody sees. */
export function countShelves(db: ChannelDb) {
  return tables(db)
    .selectFrom('courses')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('lessonCount', '>', 0).as('withLessons'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'PUBLISHED'), eb('publicCd', '=', '00')]))
        .as('public'),
    ])
    .where('state', 'not in', ['TRASHED', 'PURGED'])
    .executeTakeFirstOrThrow()
}

export function findCategories(db: ChannelDb) {
  return tables(db)
    .selectFrom('channelCategories')
    .select(({ selectFrom }) => [
      'channelCategories.channelCategorySeq',
      'channelCategories.name',
      selectFrom('courses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('courses.channelCategorySeq', '=', 'channelCategories.channelCategorySeq')
        .where('courses.state', '=', 'PUBLISHED')
        .where('courses.publicCd', '=', '00')
        .$asScalar()
        .$notNull()
        .as('courseCount'),
    ])
    .orderBy('sort')
    .orderBy('channelCategorySeq')
    .execute()
}
export async function hasCategory(db: ChannelDb, channelCategorySeq: ChannelCategorySeq) {
  const found = await tables(db)
    .selectFrom('channelCategories')
    .select('channelCategorySeq')
    .where('channelCategorySeq', '=', channelCategorySeq)
    .executeTakeFirst()
  return found !== undefined
}
/** The category of that name, made when there was none. */
export async function upsertCategory(tx: ChannelTx, name: string) {
  return tables(tx)
    .insertInto('channelCategories')
    .values({ name })
    .onConflict((same) => same.columns(['channelSeq', 'name']).doUpdateSet({ name }))
    .returning('channelCategorySeq')
    .executeTakeFirstOrThrow()
}
