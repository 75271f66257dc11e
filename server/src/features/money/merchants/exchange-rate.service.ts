import type { MemberContext } from '../../../platform/context.ts'
import { deleteExchangeRate, findExchangeRate, saveExchangeRate } from './exchange-rate.queries.ts'

/** Sets the rate anew, also where it stays as it was: the day on which it was looked at counts. */
export async function saveRate(ctx: MemberContext, exchangeRate: number | null) {
  await ctx.transaction(async (tx) => {
    const before = await findExchangeRate(tx)
    if (exchangeRate === null) await deleteExchangeRate(tx)
    else await saveExchangeRate(tx, { exchangeRate, setAt: ctx.now() })
    ctx.audit.record({
      before: { exchangeRate: before?.exchangeRate ?? null },
      after: { exchangeRate },
    })
  })
  return null
}
