import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findDue, lockGift, postponeDue } from './gifts.queries.ts'
import { returnGift } from './returned-gifts.service.ts'

const DAY_MS = 86_400_000

/** What nobody accepted in time goes back. While the site is suspended nobody can: it waits on. docs/rules.md R-1190. */
export const expireGifts: Timer = {
  name: 'gifts.expire',
  cron: '20 * * * *',
  async visit(ctx) {
    const now = ctx.now()
    if (ctx.suspension !== null) {
      const until = new Date(now.getTime() + DAY_MS)
      return void (await ctx.transaction((tx) => postponeDue(tx, { before: until, until })))
    }
    const failed: unknown[] = []
    // One that cannot be returned keeps no other waiting.
    for (const { giftSeq } of await findDue(ctx.db, now))
      await expire(ctx, giftSeq).catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
}

type DueGift = Awaited<ReturnType<typeof findDue>>[number]
const expire = (ctx: Context, giftSeq: DueGift['giftSeq']) =>
  ctx.transaction(async (tx) => {
    const gift = await lockGift(tx, giftSeq)
    if (gift?.state === 'WAITING' && gift.expiresAt !== null && gift.expiresAt <= ctx.now())
      await returnGift(ctx, tx, { gift, reason: 'EXPIRED' })
  })
