import type { Timer } from '../../platform/jobs/tasks.ts'
import { findOverdue } from './enrolments.queries.ts'
import { endGrant } from './grants.queries.ts'
import { movePlace } from './places.ts'

/** A place whose time is over makes room. Access ended by itself: the grant carried its end. */
export const expirePlaces: Timer = {
  name: 'enrolments.expire',
  cron: '*/10 * * * *',
  async visit(ctx) {
    const now = ctx.now()
    for (const place of await findOverdue(ctx.db, now)) {
      await ctx.transaction(async (tx) => {
        if (!(await movePlace(tx, place, { state: 'EXPIRED' }))) return
        await endGrant(tx, place.attendSeq, { endedAt: now, endReason: 'EXPIRED' })
      })
    }
  },
}
