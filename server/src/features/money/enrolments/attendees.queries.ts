import { sql } from 'kysely'
import type { AttendeeChoice, AttendeeFilter } from 'contract/money/enrolments/attendees.schemas'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { enrolmentColumns } from './enrolments.queries.ts'

function attendees(db: ChannelDb, courseSeq: CourseSeq, { q, state, classSeq }: AttendeeChoice) {
  let found = tables(db).selectFrom('enrolments').where('courseSeq', '=', courseSeq)
  // A buyer who is paying, or did not pay, is no applicant; a person who waited, or was admitted, is one.
  found = found.where((eb) =>
    eb.or([
      eb('state', 'in', ['WAITING', 'APPROVED', 'EXPIRED']),
      eb('waitKind', 'is not', null),
      eb.and([eb('state', '=', 'CANCELLED'), eb('attendAt', 'is not', null)]),
    ]),
  )
  if (state) found = found.where('state', '=', state)
  if (classSeq) found = found.where('classSeq', '=', classSeq)
  if (!q) return found
  const like = containing(q)
  return found.where((eb) => eb.or([eb('name', 'ilike', like), eb('email', 'ilike', like)]))
}
/** The next of them by number, for lists that are walked through to their end. */
export const findAttendeesAfter = (
  db: ChannelDb,
  { courseSeq, ...choice }: AttendeeChoice & { courseSeq: CourseSeq },
  { after, limit }: { after: number; limit: number },
) =>
  attendees(db, courseSeq, choice)
    .select(enrolmentColumns)
    .where(sql<boolean>`attend_seq > ${after}`)
    .orderBy('attendSeq')
    .limit(limit)
    .execute()

export function findAttendees(db: ChannelDb, courseSeq: CourseSeq, filter: AttendeeFilter) {
  return attendees(db, courseSeq, filter)
    .select(enrolmentColumns)
    .orderBy('appliedAt', 'desc')
    .orderBy('attendSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export async function countAttendees(db: ChannelDb, courseSeq: CourseSeq, filter: AttendeeChoice) {
  const { count } = await attendees(db, courseSeq, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
export function countByState(
  db: ChannelDb,
  courseSeq: CourseSeq,
  { classSeq }: Pick<AttendeeChoice, 'classSeq'>,
) {
  return attendees(db, courseSeq, { classSeq })
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** Which of these people learn in a course now. */
export async function findLearning(db: ChannelDb, courseSeq: CourseSeq, userSeqs: UserSeq[]) {
  const found = await tables(db)
    .selectFrom('enrolments')
    .select('userSeq')
    .where('courseSeq', '=', courseSeq)
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('state', '=', 'APPROVED')
    .execute()
  return new Set(found.map(({ userSeq }) => userSeq))
}
