import { seatFreed } from 'contract/money/enrolments/waitlist.events'
import { DECIDE_DAYS } from 'contract/money/enrolments/waitlist.schemas'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { findLines, findOverdueInvited } from '../../money/enrolments/enrolments.public.ts'
import { endWaiting, findOver } from '../../money/enrolments/waitlist.public.ts'
import { endApplication, isBeingSettled } from '../../money/orders/orders.public.ts'
import { promoteNext } from './waitlist.service.ts'

/** Releases seats whose payment deadline passed, and admits from every waitlist with free seats. */
export const processWaitlists: Timer = {
  name: 'enrolments.lines',
  cron: '* * * * *',
  isSelective: true,
  waitsWhileSuspended: true,
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

/** The next applicant on the waitlist gets the seat; of a suspended site with the timer, once it is restored. */
export const fillSeat = on('enrolments.fillSeat', seatFreed, async (ctx, line) => {
  if (ctx.suspension === null) await promoteNext(ctx, line)
})

/** Nobody's money is kept for a decision that does not come any more. docs/rules.md R-905. */
export const endUndecided: Timer = {
  name: 'admissions.endUndecided',
  cron: '20 * * * *',
  async visit(ctx) {
    const now = ctx.now()
    const closedBefore = new Date(now.getTime() - DECIDE_DAYS * 86_400_000)
    for (const { attendSeq } of await findOver(ctx.db, { now, closedBefore })) {
      const over = { attendSeq, reason: 'not admitted in time', step: 'OVER' } as const
      await ctx
        .transaction((tx) => endApplication(ctx, tx, over))
        .catch((error: unknown) => {
          // Another refund is under way: the next hour tries again.
          if (!isRefusal(error, 'REFUND_UNDER_WAY')) throw error
        })
    }
  },
}
