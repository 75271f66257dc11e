import type { UserSeq } from 'contract/values/ids'
import { courseTypes } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { ACTIVE } from './enrolments.queries.ts'

/** In how many projects somebody takes part, or waits to, that are not over. docs/rules.md R-406. */
export async function countProjects(db: ChannelDb, userSeq: UserSeq, now: Date) {
  const { count } = await tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .innerJoin('courseRounds', 'courseRounds.classSeq', 'enrolments.classSeq')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enrolments.userSeq', '=', userSeq)
    .where('enrolments.state', 'in', ACTIVE)
    .where('courses.courseTypeCd', '=', courseTypes.project)
    .where('courses.state', '=', 'PUBLISHED')
    .where((eb) => eb.or([eb('enrolments.validAt', 'is', null), eb('enrolments.validAt', '>', now)]))
    .where((eb) => eb.or([eb('courseRounds.endAt', 'is', null), eb('courseRounds.endAt', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}
