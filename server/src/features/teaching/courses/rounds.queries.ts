import { sql } from 'kysely'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { userLimitTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface SeatTaker {
  /** Not on the waitlist before. */
  isNew: boolean
  /** Enrolled at once, and not only holding the seat. */
  isAccepted?: boolean
}
/**
 * Takes a seat if there is one; for a new applicant only when nobody is on the waitlist. The row lock serializes callers; the check
 * constraint is the last safeguard.
 */
export async function raiseSeats(
  tx: ChannelTx,
  classSeq: ClassSeq,
  { isNew, isAccepted = false }: SeatTaker,
) {
  const taken = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({
      seatsTaken: eb('seatsTaken', '+', 1),
      ...(isAccepted && { acceptedCount: eb('acceptedCount', '+', 1) }),
    }))
    .where('classSeq', '=', classSeq)
    .where('state', '=', 'OPENED')
    .where((eb) =>
      eb.or([
        eb('userLimitTypeCd', '=', userLimitTypes.unlimited),
        eb('seatsTaken', '<', eb.ref('maxUserCount')),
      ]),
    )
    .$if(isNew, (update) =>
      update.where((eb) =>
        eb.or([eb('userLimitTypeCd', '<>', userLimitTypes.waitlist), eb('waitCount', '=', 0)]),
      ),
    )
    .returning('seatsTaken')
    .executeTakeFirst()
  return taken !== undefined
}

/** One seat more than the class had, for somebody whom staff let in although it is full. Nothing where there is no limit. */
export const addSeat = (tx: ChannelTx, classSeq: ClassSeq) =>
  tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ maxUserCount: eb('maxUserCount', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .where('state', '=', 'OPENED')
    .where('userLimitTypeCd', '<>', userLimitTypes.unlimited)
    .execute()

/** Frees one seat; returns how many wait for one. */
export async function lowerSeats(tx: ChannelTx, classSeq: ClassSeq) {
  const { waitCount } = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '-', 1) }))
    .where('classSeq', '=', classSeq)
    .returning('waitCount')
    .executeTakeFirstOrThrow()
  return waitCount
}

/**
 * Adds one waiting person. The waitlist requires a full course, or others who wait already. Approval requires a free seat under a
 * hard limit.
 */
export async function joinWaiting(tx: ChannelTx, classSeq: ClassSeq, waitKind: WaitKind) {
  const joined = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ waitCount: eb('waitCount', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .where('state', '=', 'OPENED')
    .where((eb) => {
      const isFull = eb('seatsTaken', '>=', eb.ref('maxUserCount'))
      return waitKind === 'LIST'
        ? eb.and([
            eb('userLimitTypeCd', '=', userLimitTypes.waitlist),
            eb.or([isFull, eb('waitCount', '>', 0)]),
          ])
        : eb.or([
            eb('userLimitTypeCd', '<>', userLimitTypes.limited),
            eb('seatsTaken', '<', eb.ref('maxUserCount')),
          ])
    })
    .returning('waitCount')
    .executeTakeFirst()
  return joined !== undefined
}

export function moveWaiting(tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) {
  return tables(tx)
    .updateTable('courseRounds')
    .set({ waitCount: sql`wait_count + ${by}` })
    .where('classSeq', '=', classSeq)
    .execute()
}

export function moveAccepted(tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) {
  return tables(tx)
    .updateTable('courseRounds')
    .set({ acceptedCount: sql`accepted_count + ${by}` })
    .where('classSeq', '=', classSeq)
    .execute()
}

/** Whether anybody has a seat in a round of this course, or waits for one. docs/rules.md R-152. */
export async function hasPeople(db: ChannelDb, courseSeq: CourseSeq) {
  const found = await tables(db)
    .selectFrom('courseRounds')
    .select('classSeq')
    .where('courseSeq', '=', courseSeq)
    .where(({ or, eb }) => or([eb('seatsTaken', '>', 0), eb('waitCount', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const roundColumns = [
  'classSeq',
  'courseSeq',
  'partNumber',
  'startAt',
  'endAt',
  'recruitedFrom as payStartAt',
  'recruitedUntil as payEndAt',
  'userLimitTypeCd',
  'maxUserCount',
  'minUserCount',
  'seatsTaken as attendCount',
  'acceptedCount as acceptCnt',
  'waitCount as waitCnt',
  'state',
  'openAt',
  'rowVersion',
] as const

/** The rounds of a course, newest first; the first may be a draft. */
export const findRounds = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courseRounds')
    .select(roundColumns)
    .where('courseSeq', '=', courseSeq)
    .where('state', '<>', 'DISCARDED')
    .orderBy('partNumber', 'desc')
    .execute()
export const findRound = (db: ChannelDb, classSeq: ClassSeq) =>
  tables(db)
    .selectFrom('courseRounds')
    .select([...roundColumns, 'recruitClosedAt'])
    .where('classSeq', '=', classSeq)
    .executeTakeFirst()

/** For several courses: the number of each round, and whether there is more than one. */
export const findParts = (db: ChannelDb, classSeqs: ClassSeq[]) =>
  tables(db)
    .selectFrom('courseRounds')
    .innerJoin('courses', 'courses.courseSeq', 'courseRounds.courseSeq')
    .select(['classSeq', 'partNumber', 'currentPartNumber'])
    .where('classSeq', '=', sql<ClassSeq>`any(${classSeqs})`)
    .execute()

/** Rounds of public courses that began in this span with fewer people than their minimum. */
export const findTooFew = (db: ChannelDb, { from, until }: { from: Date; until: Date }) =>
  tables(db)
    .selectFrom('courseRounds')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.courseSeq', '=', 'courseRounds.courseSeq')
        .onRef('courses.currentPartNumber', '=', 'courseRounds.partNumber'),
    )
    .select(['classSeq', 'courses.courseSeq', 'title', 'startAt', 'minUserCount', 'acceptedCount'])
    .where('minUserCount', 'is not', null)
    .where('startAt', '>', from)
    .where('startAt', '<=', until)
    .whereRef('acceptedCount', '<', 'minUserCount')
    .where('courses.state', '=', 'PUBLISHED')
    .orderBy('classSeq')
    .execute()
