import type { Timer } from '../../../platform/jobs/tasks.ts'
import { endGrant } from '../access/access.public.ts'
import { movePlace } from './enrolment-state.service.ts'
import { findOverdue } from './enrolments.queries.ts'

/** A place whose time is over makes room. Access ended by itself: the grant carried its end. */
export const expirePlaces: Timer = {
  name: 'enrolments.expire',
  cron: '*/10 * * * *',
  isSelective: true,
  async visit(ctx) {
    const now = ctx.now()
    for (const enrolment of await findOverdue(ctx.db, now)) {
      await ctx.transaction(async (tx) => {
        if (!(await movePlace(tx, enrolment, { state: 'EXPIRED' }))) return
        await endGrant(tx, enrolment.attendSeq, { endedAt: now, endReason: 'EXPIRED' })
      })
    }
  },
}
