import type { SeoDraft } from 'contract/site/seo/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { publicTypes, type PublicCd } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'courseSeo.title',
  'courseSeo.description',
  'courseSeo.keywords',
  'courseSeo.ogTitle',
  'courseSeo.ogDescription',
  'courseSeo.ogImageFileSeq',
  'courseSeo.noIndex',
  'courseSeo.noFollow',
] as const

const rows = (db: ChannelDb) => tables(db).selectFrom('courseSeo').select(columns)

export const findCourseSeoRow = (db: ChannelDb, courseSeq: CourseSeq) =>
  rows(db).where('courseSeq', '=', courseSeq).executeTakeFirst()
export type CourseSeoRow = NonNullable<Awaited<ReturnType<typeof findCourseSeoRow>>>

export const findCourseSeoRows = (db: ChannelDb, courseSeqs: CourseSeq[]) =>
  rows(db).select('courseSeq').where('courseSeq', 'in', courseSeqs).execute()

export const lockCourseSeo = (tx: ChannelTx, courseSeq: CourseSeq) =>
  tables(tx)
    .selectFrom('courseSeo')
    .select('ogImageFileSeq')
    .where('courseSeq', '=', courseSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function upsertCourseSeo(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  draft: SeoDraft & { updatedAt: Date },
) {
  await tables(tx)
    .insertInto('courseSeo')
    .values({ courseSeq, ...draft })
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq']).doUpdateSet(draft))
    .execute()
}
export async function removeCourseSeo(tx: ChannelTx, courseSeq: CourseSeq) {
  await tables(tx).deleteFrom('courseSeo').where('courseSeq', '=', courseSeq).execute()
}

const published = (db: ChannelDb, publicCd: PublicCd) =>
  tables(db)
    .selectFrom('courses')
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicCd)

const facts = [
  'courses.courseSeq',
  'courses.title',
  'courses.subTitle',
  'courses.introduction',
  'courses.imageFileSeq',
] as const

interface Page {
  page: number
  size: number
  publicCd: PublicCd
}
export const findCoursesOf = (db: ChannelDb, { page, size, publicCd }: Page) =>
  published(db, publicCd)
    .select(facts)
    .orderBy('courses.publishedAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countCoursesOf(db: ChannelDb, publicCd: PublicCd) {
  const { count } = await published(db, publicCd)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
export const findCourseFacts = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courses')
    .select(facts)
    .where('courseSeq', '=', courseSeq)
    .where('state', 'not in', ['TRASHED', 'PURGED'])
    .executeTakeFirst()

/** Courses that can be found: public and not excluded by their own settings. */
const findable = (db: ChannelDb) =>
  published(db, publicTypes.public)
    .leftJoin('courseSeo', 'courseSeo.courseSeq', 'courses.courseSeq')
    .where((eb) => eb.or([eb('courseSeo.noIndex', 'is', null), eb('courseSeo.noIndex', '=', false)]))

export const findSitemapCourses = (db: ChannelDb, { limit, offset }: { limit: number; offset: number }) =>
  findable(db)
    .select(['courses.courseSeq', 'courses.productKind', 'courses.serviceAlias', 'courses.updatedAt'])
    .orderBy('courses.courseSeq')
    .limit(limit)
    .offset(offset)
    .execute()
export async function countSitemapCourses(db: ChannelDb) {
  const { count } = await findable(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
