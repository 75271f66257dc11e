import { sql } from 'kysely'
import type { NextRound } from 'contract/teaching/courses/rounds.schemas'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const draftColumns = [
  'classSeq',
  'partNumber',
  'startAt',
  'endAt',
  'recruitedFrom as payStartAt',
  'recruitedUntil as payEndAt',
  'userLimitTypeCd',
  'maxUserCount',
  'minUserCount',
  'openAt',
  'rowVersion',
] as const

/** The draft of a course's next round. */
export const findDraft = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courseRounds')
    .select(draftColumns)
    .where('courseSeq', '=', courseSeq)
    .where('state', '=', 'DRAFT')
    .executeTakeFirst()

const asColumns = ({ payStartAt, payEndAt, ...round }: NextRound) => ({
  ...round,
  recruitedFrom: payStartAt,
  recruitedUntil: payEndAt,
})

/** Writes the draft; a deleted draft passes its number on to the new one. */
export function upsertDraft(
  tx: ChannelTx,
  { courseSeq, partNumber, round }: { courseSeq: CourseSeq; partNumber: number; round: NextRound },
) {
  const written = { ...asColumns(round), state: 'DRAFT' as const }
  return tables(tx)
    .insertInto('courseRounds')
    .values({ ...written, courseSeq, partNumber })
    .onConflict((same) =>
      same.columns(['channelSeq', 'courseSeq', 'partNumber']).doUpdateSet((eb) => ({
        ...written,
        rowVersion: eb('courseRounds.rowVersion', '+', 1),
      })),
    )
    .returning(['classSeq', 'partNumber', 'rowVersion'])
    .executeTakeFirstOrThrow()
}

/** Deletes the draft. Its row stays, because cancelled orders may refer to it. */
export async function discardDraft(tx: ChannelTx, courseSeq: CourseSeq) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ state: 'DISCARDED', openAt: null, rowVersion: eb('rowVersion', '+', 1) }))
    .where('courseSeq', '=', courseSeq)
    .where('state', '=', 'DRAFT')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Courses whose draft is due to open, in states that allow changes. */
export const findDueDrafts = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('courseRounds')
    .innerJoin('courses', 'courses.courseSeq', 'courseRounds.courseSeq')
    .select('courses.courseSeq')
    .where('openAt', '<=', now)
    .where('courses.state', 'in', ['DRAFT', 'REJECTED', 'PUBLISHED'])
    .orderBy('openAt')
    .execute()

interface Sold {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
}
interface Draft {
  classSeq: ClassSeq
  partNumber: number
  payStartAt: Date | null
  payEndAt: Date | null
}
/** Makes the draft the current round; the previous one keeps its application dates. */
export async function openDraft(tx: ChannelTx, course: Sold, { draft, now }: { draft: Draft; now: Date }) {
  await keepRecruiting(tx, course)
  await tables(tx)
    .updateTable('courseRounds')
    .set({ state: 'OPENED', openAt: null, openedAt: now, recruitedFrom: null, recruitedUntil: null })
    .where('classSeq', '=', draft.classSeq)
    .execute()
  const { partNumber, payStartAt, payEndAt } = draft
  await makeCurrent(tx, course.courseSeq, { partNumber, payStartAt, payEndAt, recruitClosedAt: null, now })
}

const keepRecruiting = (tx: ChannelTx, { classSeq, payStartAt, payEndAt, recruitClosedAt }: Sold) =>
  tables(tx)
    .updateTable('courseRounds')
    .set({ recruitedFrom: payStartAt, recruitedUntil: payEndAt, recruitClosedAt })
    .where('classSeq', '=', classSeq)
    .execute()

/** The people in a round, with the row locked: nobody takes a seat or joins the waitlist until the transaction ends. */
export const lockRound = (tx: ChannelTx, classSeq: ClassSeq) =>
  tables(tx)
    .selectFrom('courseRounds')
    .select(['seatsTaken as attendCount', 'acceptedCount as acceptCnt', 'waitCount as waitCnt'])
    .where('classSeq', '=', classSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Returns the current round to a draft; applications go to the previous one again. */
export async function closeToDraft(
  tx: ChannelTx,
  course: Sold & { partNumber: number },
  now: Date,
): Promise<void> {
  await keepRecruiting(tx, { ...course, recruitClosedAt: null })
  await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ state: 'DRAFT', openedAt: null, rowVersion: eb('rowVersion', '+', 1) }))
    .where('classSeq', '=', course.classSeq)
    .execute()
  const partNumber = course.partNumber - 1
  const before = await tables(tx)
    .selectFrom('courseRounds')
    .select(['classSeq', 'recruitedFrom as payStartAt', 'recruitedUntil as payEndAt', 'recruitClosedAt'])
    .where('courseSeq', '=', course.courseSeq)
    .where('partNumber', '=', partNumber)
    .executeTakeFirstOrThrow()
  const { classSeq, ...recruiting } = before
  await keepRecruiting(tx, { ...course, classSeq, payStartAt: null, payEndAt: null, recruitClosedAt: null })
  await makeCurrent(tx, course.courseSeq, { ...recruiting, partNumber, now })
}

interface Current {
  partNumber: number
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
  now: Date
}
const makeCurrent = (tx: ChannelTx, courseSeq: CourseSeq, { partNumber, now, ...recruiting }: Current) =>
  tables(tx)
    .updateTable('courses')
    .set({
      ...recruiting,
      currentPartNumber: partNumber,
      updatedAt: now,
      rowVersion: sql`row_version + 1`,
    })
    .where('courseSeq', '=', courseSeq)
    .execute()

interface RoundDates {
  startAt: Date | null
  endAt: Date | null
  userLimitTypeCd: NextRound['userLimitTypeCd']
  maxUserCount: number | null
  recruitedFrom?: Date | null
  recruitedUntil?: Date | null
}
export const updateRoundDates = (
  tx: ChannelTx,
  { classSeq, rowVersion }: { classSeq: ClassSeq; rowVersion: number },
  dates: RoundDates,
) =>
  tables(tx)
    .updateTable('courseRounds')
    .set({ ...dates, rowVersion: rowVersion + 1 })
    .where('classSeq', '=', classSeq)
    .execute()
