import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The classes of a package in their order. */
export async function findClassSeqs(db: ChannelDb, packageSeq: CourseSeq): Promise<CourseSeq[]> {
  const rows = await tables(db)
    .selectFrom('packageCourses')
    .select('courseSeq')
    .where('packageSeq', '=', packageSeq)
    .orderBy('sort')
    .orderBy('courseSeq')
    .execute()
  return rows.map(({ courseSeq }) => courseSeq)
}

/** The packages with this class in them. */
export async function findPackageSeqs(db: ChannelDb, courseSeq: CourseSeq): Promise<CourseSeq[]> {
  const rows = await tables(db)
    .selectFrom('packageCourses')
    .select('packageSeq')
    .where('courseSeq', '=', courseSeq)
    .orderBy('packageSeq')
    .execute()
  return rows.map(({ packageSeq }) => packageSeq)
}

export function insertClass(tx: ChannelTx, packageSeq: CourseSeq, courseSeq: CourseSeq) {
  return tables(tx)
    .insertInto('packageCourses')
    .values({
      packageSeq,
      courseSeq,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from package_courses where package_seq = ${packageSeq})`,
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Puts the classes of one package into another, in the same order. */
export const copyClasses = (tx: ChannelTx, { from, to }: { from: CourseSeq; to: CourseSeq }) =>
  tables(tx)
    .insertInto('packageCourses')
    .columns(['packageSeq', 'courseSeq', 'sort'])
    .expression((of) =>
      of
        .selectFrom('packageCourses')
        .select([sql<CourseSeq>`${to}::bigint`.as('packageSeq'), 'courseSeq', 'sort'])
        .where('packageSeq', '=', from),
    )
    .execute()

export function deleteClass(tx: ChannelTx, packageSeq: CourseSeq, courseSeq: CourseSeq) {
  return tables(tx)
    .deleteFrom('packageCourses')
    .where('packageSeq', '=', packageSeq)
    .where('courseSeq', '=', courseSeq)
    .execute()
}

export function setSort(
  tx: ChannelTx,
  { packageSeq, courseSeq }: { packageSeq: CourseSeq; courseSeq: CourseSeq },
  sort: number,
) {
  return tables(tx)
    .updateTable('packageCourses')
    .set({ sort })
    .where('packageSeq', '=', packageSeq)
    .where('courseSeq', '=', courseSeq)
    .execute()
}
