import { seatFreed } from 'contract/money/enrolments/waitlist.events'
import { on, type Timer } from '../../platform/jobs/tasks.ts'
import { isBeingSettled } from '../orders/orders.public.ts'
import { findOverdue } from './enrolments.queries.ts'
import { endGrant } from './grants.queries.ts'
import { findLines, findOverdueInvited } from './line.queries.ts'
import { endWaiting, moveLine } from './line.ts'
import { movePlace } from './places.ts'

/** A place whose time is over makes room. Access ended by itself: the grant carried its end. */
export const expirePlaces: Timer = {
  name: 'enrolments.expire',
  cron: '*/10 * * * *',
  isSelective: true,
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

/** Whoever is next in line gets the seat. */
export const fillSeat = on('enrolments.fillSeat', seatFreed, (ctx, line) => moveLine(ctx, line))

/** Time to pay that ran out makes room, and every line goes on where seats came free in another way. */
export const tendLines: Timer = {
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
    for (const line of await findLines(ctx.db)) await moveLine(ctx, line)
  },
}
