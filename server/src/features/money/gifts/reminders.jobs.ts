import { moveDay, seoulDay } from 'contract/values/korea-time'
import { GIFT_REMINDER_DAYS } from 'contract/money/gifts/gifts.rules'
import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { mailEnding } from './gifts.notify.ts'
import { findEndingSoon, lockGift, setReminded } from './gifts.queries.ts'

/** Who was given a membership reads once, a week before it ends, how to go on by themselves. docs/rules.md R-1277. */
export const remindOfEnds: Timer = {
  name: 'gifts.remind',
  cron: '40 * * * *',
  async visit(ctx) {
    // Nobody can go on while the site is suspended.
    if (ctx.suspension !== null) return
    const failed: unknown[] = []
    const until = moveDay(seoulDay(ctx.now()), GIFT_REMINDER_DAYS)
    // One that cannot be written to keeps no other waiting.
    for (const { giftSeq } of await findEndingSoon(ctx.db, until))
      await remind(ctx, giftSeq).catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
}

type EndingGift = Awaited<ReturnType<typeof findEndingSoon>>[number]
/** The mark and the mail are one transaction; other gifts of the same membership end with it and need no mail of their own. */
const remind = (ctx: Context, giftSeq: EndingGift['giftSeq']) =>
  ctx.transaction(async (tx) => {
    const gift = await lockGift(tx, giftSeq)
    if (gift?.givenSubscriptionSeq == null) return
    const isFirst = await setReminded(tx, gift.givenSubscriptionSeq, { giftSeq, at: ctx.now() })
    if (isFirst) await mailEnding(ctx, tx, gift)
  })
