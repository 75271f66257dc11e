import { depositDue } from 'contract/money/orders/deposits.rules'
import type { Currency } from 'contract/values/ids'
import { depositMethod, type BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { depositAccountFor, methodsFor } from '../merchants/merchants.public.ts'

/** How this site can be paid now. PAYMENTS_OFF when in no way. */
export async function waysToPay(ctx: Context, currency: Currency) {
  const account = await depositAccountFor(ctx, currency)
  const provider = await methodsFor(ctx, currency)
  const methods: BuyerMethod[] = [...provider.methods, ...(account ? [depositMethod] : [])]
  if (methods.length === 0) throw refuse('PAYMENTS_OFF')
  const depositDueAt = account && depositDue(ctx.now(), account.dueDays)
  return { methods, depositDueAt, isSandbox: provider.isTest }
}
