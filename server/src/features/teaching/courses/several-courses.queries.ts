import { sql } from 'kysely'
import { fareTypes } from 'contract/values/type-codes'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { coursesWithRound, facts } from './courses.queries.ts'

const withLessons = (db: ChannelDb) =>
  coursesWithRound(db).select(facts).select(['courses.lessonCount', 'courses.totalSeconds'])

/** These courses in any state, each with its current round. */
export const findCoursesOf = (db: ChannelDb, courseSeqs: CourseSeq[]) =>
  withLessons(db)
    .where('courses.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()

const MOST = 500
/** What may be put into a package: classes and contents of the site that are not in the trash, the newest first. */
export const findAllClasses = (db: ChannelDb) =>
  withLessons(db)
    .where('courses.productKind', 'in', ['CLASS', 'CONTENTS'])
    .where('courses.state', 'not in', ['TRASHED', 'PURGED'])
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(MOST)
    .execute()

/** The price of a new course; nothing to pay makes it free. */
export const updatePrice = (tx: ChannelTx, courseSeq: CourseSeq, price: number) =>
  tables(tx)
    .updateTable('courses')
    .set({ price, fareCd: price === 0 ? fareTypes.free : fareTypes.paid })
    .where('courseSeq', '=', courseSeq)
    .execute()

/** How many classes a package has, and how long their lessons take. */
export const updateContents = (
  tx: ChannelTx,
  packageSeq: CourseSeq,
  contents: { lessonCount: number; totalSeconds: number },
) =>
  tables(tx)
    .updateTable('courses')
    .set(contents)
    .where('courseSeq', '=', packageSeq)
    .where('productKind', '=', 'PACKAGE')
    .execute()

/** Whether packages and courses of other kinds are among these. */
export async function areMixed(db: ChannelDb, courseSeqs: CourseSeq[]) {
  const kinds = await tables(db)
    .selectFrom('courses')
    .select('productKind')
    .distinct()
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()
  return kinds.length > 1 && kinds.some(({ productKind }) => productKind === 'PACKAGE')
}
