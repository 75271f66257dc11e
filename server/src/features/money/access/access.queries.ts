import type { AttendSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewGrant {
  userSeq: UserSeq
  courseSeq: CourseSeq
  attendSeq: AttendSeq
  startsAt: Date
  endsAt: Date | null
}
export function insertGrant(tx: ChannelTx, { attendSeq, ...grant }: NewGrant) {
  return (
    tables(tx)
      .insertInto('accessGrants')
      .values({ ...grant, sourceType: 'ENROLMENT', sourceSeq: attendSeq })
      // An applicant who was put back into the reserve and admitted again.
      .onConflict((same) =>
        same
          .columns(['channelSeq', 'sourceType', 'sourceSeq', 'courseSeq'])
          .doUpdateSet({ startsAt: grant.startsAt, endsAt: grant.endsAt, endedAt: null, endReason: null }),
      )
      .execute()
  )
}

/** Ends exactly the grant of this enrolment; what else opens the course to the person stays. */
export function endGrant(
  tx: ChannelTx,
  attendSeq: AttendSeq,
  ended: { endedAt: Date; endReason: 'REFUNDED' | 'CANCELLED' | 'EXPIRED' },
) {
  return tables(tx)
    .updateTable('accessGrants')
    .set(ended)
    .where('sourceType', '=', 'ENROLMENT')
    .where('sourceSeq', '=', attendSeq)
    .where('endedAt', 'is', null)
    .execute()
}

/** The grants of these enrolments end later or earlier, and live again where their time was over. */
export const moveGrantEnds = (tx: ChannelTx, attendSeqs: readonly AttendSeq[], endsAt: Date) =>
  tables(tx)
    .updateTable('accessGrants')
    .set({ endsAt, endedAt: null, endReason: null })
    .where('sourceType', '=', 'ENROLMENT')
    .where('sourceSeq', 'in', attendSeqs)
    .execute()

/** The living grant that reaches furthest. This alone decides whether somebody may learn. */
export function findActiveGrant(
  db: ChannelDb,
  userSeq: UserSeq,
  { courseSeq, now }: { courseSeq: CourseSeq; now: Date },
) {
  return tables(db)
    .selectFrom('accessGrants')
    .select((eb) => [eb.ref('sourceSeq').$castTo<AttendSeq>().as('attendSeq'), 'endsAt'])
    .where('userSeq', '=', userSeq)
    .where('courseSeq', '=', courseSeq)
    .where('startsAt', '<=', now)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('endsAt', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}

/** Everybody who may learn in this class now. */
export async function findLearners(db: ChannelDb, courseSeq: CourseSeq, now: Date): Promise<UserSeq[]> {
  const learners = await tables(db)
    .selectFrom('accessGrants')
    .select('userSeq')
    .distinct()
    .where('courseSeq', '=', courseSeq)
    .where('startsAt', '<=', now)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .execute()
  return learners.map(({ userSeq }) => userSeq)
}

/** Whether somebody may learn in any class of the site now. */
export async function hasAnyGrant(db: ChannelDb, userSeq: UserSeq, now: Date) {
  const grant = await tables(db)
    .selectFrom('accessGrants')
    .select('grantSeq')
    .where('userSeq', '=', userSeq)
    .where('startsAt', '<=', now)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return grant !== undefined
}
