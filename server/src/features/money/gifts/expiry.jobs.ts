import { seq, type GiftSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { changeGift, lockGift } from './gifts.queries.ts'
import { returnGift } from './returned-gifts.service.ts'

const DAY_MS = 86_400_000

interface Ending {
  giftSeq: GiftSeq
  expiresAt: Date
}
/** Written with the payment of a gift, so that no gift waits for ever. */
export const expireLater = (ctx: Context, tx: ChannelTx, { giftSeq, expiresAt }: Ending) =>
  enqueue(tx, expireGift, {
    input: { giftSeq },
    delayMs: expiresAt.getTime() - ctx.now().getTime(),
    key: `gifts.expire:${ctx.channelSeq}:${giftSeq}`,
  })

/** Nobody accepted it in time. While the site is suspended nobody could: it waits on. docs/rules.md R-1190. */
export const expireGift = task('gifts.expire', z.object({ giftSeq: seq('gift') }), (ctx, { giftSeq }) =>
  ctx.transaction(async (tx) => {
    const gift = await lockGift(tx, giftSeq)
    if (gift?.state !== 'WAITING' || gift.expiresAt === null) return
    const now = ctx.now()
    const isSuspended = ctx.suspension !== null
    if (gift.expiresAt <= now && !isSuspended)
      return void (await returnGift(ctx, tx, { gift, reason: 'EXPIRED' }))
    const later = new Date(now.getTime() + DAY_MS)
    const expiresAt = gift.expiresAt > later ? gift.expiresAt : later
    if (isSuspended && expiresAt > gift.expiresAt) await changeGift(tx, giftSeq, { expiresAt })
    await expireLater(ctx, tx, { giftSeq, expiresAt: isSuspended ? expiresAt : gift.expiresAt })
  }),
)
