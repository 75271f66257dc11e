import { sql } from 'kysely'
import type { CourseInformation, CoursePayment } from 'contract/teaching/courses/drafts.schemas'
import {
  publicTypes,
  type CurriculumProgressCd,
  type ProductKind,
  type PublicCd,
} from 'contract/values/type-codes'
import { shownCurrency } from './shown-currency.queries.ts'
import type { StoredKind } from './stored-kind.rules.ts'
import type { ChannelCategorySeq, ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { builtOnce } from '../../../platform/db/built-once.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The columns that every view of a course needs. */
export const facts = [
  'courses.courseSeq',
  'courses.productKind',
  'courses.serviceAlias',
  'courses.title',
  'courses.subTitle',
  'courses.channelCategorySeq',
  'courses.imageFileSeq',
  'courses.difficultyCd',
  'courses.courseTypeCd',
  'courses.scheduleTypeCd',
  'courses.fareCd',
  'courses.price',
  'courses.discountPrice',
  'courses.discountStartAt',
  'courses.discountEndAt',
  'courses.currency',
  shownCurrency.as('displayCurrency'),
  'courses.priceEx',
  'courses.discountPriceEx',
  'courses.installmentMonth',
  'courses.deliveryCd',
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
  'courses.likeCount',
  'courses.writerUserSeq',
  'courseRounds.classSeq',
  'courseRounds.partNumber',
  'courseRounds.startAt',
  'courseRounds.endAt',
  'courseRounds.userLimitTypeCd',
  'courseRounds.maxUserCount',
  'courseRounds.seatsTaken as attendCount',
  'courseRounds.acceptedCount as acceptCnt',
  'courseRounds.waitCount as waitCnt',
  'channelCategories.name as categoryName',
  'courseSettings.memberOnly',
  'courseSettings.minLevelSeq',
] as const

/** Every course with its current round. */
export const coursesWithRound = (db: ChannelDb) =>
  tables(db)
    .selectFrom('courses')
    .innerJoin('courseRounds', (join) =>
      join
        .onRef('courseRounds.courseSeq', '=', 'courses.courseSeq')
        .onRef('courseRounds.partNumber', '=', 'courses.currentPartNumber'),
    )
    .leftJoin('channelCategories', 'channelCategories.channelCategorySeq', 'courses.channelCategorySeq')
    .leftJoin('courseSettings', 'courseSettings.courseSeq', 'courses.courseSeq')

/** The facts that decide who may see a course, and its totals; much smaller than the whole row. */
export function findCourseSummary(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'state', 'publicCd', 'publishedAt', 'writerUserSeq', 'reviewCount', 'reviewSum'])
    .where('courseSeq', '=', courseSeq)
    .executeTakeFirst()
}

export const findCourse = builtOnce((db: ChannelDb, courseSeq: CourseSeq) =>
  coursesWithRound(db)
    .select(facts)
    .select([
      'courses.contentId',
      'courses.publishedAt',
      'courses.sort',
      'courses.introduction',
      'courses.imageAlt',
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
      'courses.autoPublishAt',
      'courses.rejectedReason',
      'courses.trashedAt',
      'courses.restoreExpiresAt',
      'courses.updatedAt',
      'courses.materialTitle',
      'courses.materialPrice',
      'courses.materialPriceEx',
      'courses.weekdays',
      'courses.classFrom',
      'courses.classUntil',
      'courses.categoryCd',
      'courses.openTypeCd',
      'courses.openTypeUrl',
      'courses.subscribeYn',
      'courseRounds.minUserCount',
    ])
    .where('courses.courseSeq', '=', courseSeq),
)

/** Locks this course until the transaction ends. */
export const lockCourse = (tx: ChannelTx, courseSeq: CourseSeq) =>
  tables(tx)
    .selectFrom('courses')
    .select('courseSeq')
    .where('courseSeq', '=', courseSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()

export function findTitles(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'productKind', 'title', 'imageFileSeq', 'openTypeUrl'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()
}

/** The same for those that are public. */
export function findShownTitles(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('state', '=', 'PUBLISHED')
    .where('publicCd', '=', publicTypes.public)
    .execute()
}

export async function insertCourse(
  tx: ChannelTx,
  course: Partial<Pick<StoredKind, 'courseTypeCd' | 'scheduleTypeCd'>> & {
    productKind: ProductKind
    title: string
    channelCategorySeq: ChannelCategorySeq | null
    writerUserSeq: UserSeq
    now: Date
  },
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

type Saved = Partial<
  CourseInformation &
    StoredKind & { serviceAlias: string | null; imageAlt: string } & Omit<
      CoursePayment,
      'payStartCd' | 'payEndCd' | RoundColumn
    >
>
type RoundColumn = 'startAt' | 'endAt' | 'userLimitTypeCd' | 'maxUserCount' | 'minUserCount'

/** Returns the new version; nothing when another save came first. */
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
export function updateRound(tx: ChannelTx, classSeq: ClassSeq, round: Pick<CoursePayment, RoundColumn>) {
  return tables(tx).updateTable('courseRounds').set(round).where('classSeq', '=', classSeq).execute()
}

export interface CourseChange {
  state?: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | 'TRASHED' | 'PURGED'
  stateBeforeTrash?: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | null
  publicCd?: PublicCd
  publishedAt?: Date | null
  autoPublishAt?: Date | null
  rejectedReason?: string | null
  recruitClosedAt?: Date | null
  trashedAt?: Date | null
  restoreExpiresAt?: Date | null
  curriculumProgressCd?: CurriculumProgressCd
}
export function changeCourse(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  change: CourseChange & { updatedAt: Date },
) {
  return tables(tx).updateTable('courses').set(change).where('courseSeq', '=', courseSeq).execute()
}

export function lockOverdueTrash(tx: ChannelTx, now: Date) {
  return tables(tx)
    .selectFrom('courses')
    .select(['courseSeq', 'imageFileSeq'])
    .where('state', '=', 'TRASHED')
    .where('restoreExpiresAt', '<=', now)
    .orderBy('courseSeq')
    .forNoKeyUpdate()
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

/** The categories, each with its number of public courses. */
export function findCategories(db: ChannelDb) {
  return tables(db)
    .selectFrom('channelCategories')
    .select(({ selectFrom }) => [
      'channelCategories.channelCategorySeq',
      'channelCategories.name',
      selectFrom('courseTallies')
        .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('count'))
        .whereRef('courseTallies.channelCategorySeq', '=', 'channelCategories.channelCategorySeq')
        .$asScalar()
        .$notNull()
        .as('courseCount'),
    ])
    .orderBy('sort')
    .orderBy('channelCategorySeq')
    .execute()
}
export const findCategoryNames = (db: ChannelDb) =>
  tables(db)
    .selectFrom('channelCategories')
    .select(['channelCategorySeq', 'name'])
    .orderBy('sort')
    .orderBy('channelCategorySeq')
    .execute()
export async function hasCategory(db: ChannelDb, channelCategorySeq: ChannelCategorySeq) {
  const found = await tables(db)
    .selectFrom('channelCategories')
    .select('channelCategorySeq')
    .where('channelCategorySeq', '=', channelCategorySeq)
    .executeTakeFirst()
  return found !== undefined
}
/** The category of that name, appended when there was none. */
export async function upsertCategory(tx: ChannelTx, name: string) {
  return tables(tx)
    .insertInto('channelCategories')
    .values((eb) => ({
      name,
      sort: eb
        .selectFrom('channelCategories')
        .select(sql<number>`coalesce(max(sort), -1) + 1`.as('last'))
        .$asScalar()
        .$notNull(),
    }))
    .onConflict((same) => same.columns(['channelSeq', 'name']).doUpdateSet({ name }))
    .returning('channelCategorySeq')
    .executeTakeFirstOrThrow()
}
