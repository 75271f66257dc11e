import type { Timer } from '../../platform/jobs/tasks.ts'
import { freeSeat, noteAccepted } from '../courses/courses.public.ts'
import { findOverdue, moveEnrolment } from './enrolments.queries.ts'
import { endGrant } from './grants.queries.ts'

/** A place whose time is over makes room. Access ended by itself: the grant carried its end. */
export const expirePlaces: Timer = {
  name: 'enrolments.expire',
  cron: '*/10 * * * *',
  async visit(ctx) {
    const now = ctx.now()
    for (const { attendSeq, classSeq } of await findOverdue(ctx.db, now)) {
      await ctx.transaction(async (tx) => {
        if (!(await moveEnrolment(tx, { attendSeq, from: ['APPROVED'] }, { state: 'EXPIRED' }))) return
        await freeSeat(tx, classSeq)
        await noteAccepted(tx, classSeq, -1)
        await endGrant(tx, attendSeq, { endedAt: now, endReason: 'EXPIRED' })
      })
    }
  },
}
