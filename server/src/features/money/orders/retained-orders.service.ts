import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { takeAddress } from '../deliveries/deliveries.public.ts'
import { forgetNumber } from './cash-receipts.queries.ts'
import { forgetOrderer, insertRetained, lockOrdersOf, purgeRetained } from './retained-orders.queries.ts'
import { retainedLabel, retainedUntil } from './retained-orders.rules.ts'

/**
 * An order of somebody who left keeps what was bought and paid. Who it was, and where its goods went, is locked away beside it for as long as the
 * law asks, where no screen reads it. docs/rules.md R-194.
 */
export const retainOrderers = on('orders.retainOrderers', memberErased, async (ctx, { userSeq }) => {
  const { secrets } = ctx.ports
  await ctx.transaction(async (tx) => {
    for (const { orderSeq, paidAmount, paidAt, createdAt, ...orderer } of await lockOrdersOf(tx, userSeq)) {
      const address = await takeAddress(tx, orderSeq, ctx.now())
      const known = JSON.stringify({ ...orderer, ...(address && { address }) })
      const sealed = secrets.wrap(Buffer.from(known), retainedLabel(orderSeq))
      // What was never paid is no record that anybody asks for.
      if (paidAmount > 0)
        await insertRetained(tx, { orderSeq, sealed, purgeAt: retainedUntil(paidAt ?? createdAt) })
      await forgetOrderer(tx, orderSeq)
      await forgetNumber(tx, orderSeq)
    }
  })
})

export const purgeOrderers: Timer = {
  name: 'orders.purgeOrderers',
  cron: '55 4 * * *',
  visit: (ctx) => ctx.transaction((tx) => purgeRetained(tx, ctx.now())),
}
