import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findLines, findOverdueInvited } from '../../money/enrolments/enrolments.public.ts'
import { endWaiting, promoteNext } from '../../money/enrolments/waitlist.public.ts'
import { isBeingSettled } from '../../money/orders/orders.public.ts'

/** Releases seats whose payment deadline passed, and admits from every waitlist with free seats. */
export const processWaitlists: Timer = {
  name: 'enrolments.lines',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    const now = ctx.now()
    for (const { attendSeq } of await findOverdueInvited(ctx.db, now)) {
      if (await isBeingSettled(ctx.db, attendSeq)) continue
      const over = { now, reason: 'not paid in time', step: 'INVITATION_OVER' } as const
      await ctx.transaction((tx) => endWaiting(tx, attendSeq, over))
    }
    for (const line of await findLines(ctx.db)) await promoteNext(ctx, line)
  },
}
