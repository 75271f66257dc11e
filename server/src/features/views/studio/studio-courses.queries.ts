import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes, publicTypes, type ProductKind } from 'contract/values/type-codes'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Choice {
  q?: string | undefined
}
const chosen = (db: ChannelDb, { q }: Choice) =>
  tables(db)
    .selectFrom('courses')
    .where('productKind', '!=', 'PACKAGE')
    .where('state', 'not in', ['TRASHED', 'PURGED'])
    .$if(Boolean(q), (all) => all.where('title', 'ilike', containing(q ?? '')))

export interface StudioCourseRow {
  courseSeq: CourseSeq
  productKind: ProductKind
  title: string
  isPublic: boolean
  learnerCount: number
  /** Items that each of them may finish. */
  itemCount: number
  /** Finished items of all of them. */
  doneCount: number
}
/** A page of courses; people and their progress are counted for these alone. */
export async function findStudioCourses(
  db: ChannelDb,
  { page, size, ...choice }: Choice & { page: number; size: number },
) {
  const rows = await chosen(db, choice)
    .select('courseSeq')
    .orderBy('createdAt', 'desc')
    .orderBy('courseSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const courseSeqs = rows.map(({ courseSeq }) => courseSeq)
  const found = await sql<StudioCourseRow>`
    select c.course_seq as "courseSeq", c.product_kind as "productKind", c.title,
      c.state = 'PUBLISHED' and c.public_cd = ${publicTypes.public} as "isPublic",
      (select count(*)::int from enrolments e where e.course_seq = c.course_seq and e.state = 'APPROVED') as "learnerCount",
      (select count(*)::int from curriculums i where i.course_seq = c.course_seq and i.deleted_at is null
        and i.is_available and i.curriculum_type_cd <> ${curriculumTypes.section}) as "itemCount",
      (select count(*)::int from enrolments e
        join curriculum_progress p on p.attend_seq = e.attend_seq and p.state = 'DONE'
        join curriculums i on i.curriculum_seq = p.curriculum_seq and i.deleted_at is null and i.is_available
          and i.curriculum_type_cd <> ${curriculumTypes.section}
        where e.course_seq = c.course_seq and e.state = 'APPROVED') as "doneCount"
    from courses c where c.course_seq = any(${courseSeqs}::bigint[])
    order by c.created_at desc, c.course_seq desc`.execute(tables(db))
  return found.rows
}

export async function countStudioCourses(db: ChannelDb, choice: Choice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
