import { depositDue } from 'contract/money/orders/deposits.rules'
import type { Currency } from 'contract/values/ids'
import { type PayMethodCd, payMethods } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { channelFor, depositAccountFor } from '../merchants/merchants.public.ts'

/** How this site can be paid now. PAYMENTS_OFF when in no way. */
export async function waysToPay(ctx: Context, currency: Currency) {
  const account = await depositAccountFor(ctx, currency)
  const card = await channelFor(ctx, currency).catch((error: unknown) => {
    if (account && isRefusal(error, 'PAYMENTS_OFF')) return null
    throw error
  })
  const methods: PayMethodCd[] = [
    ...(card ? [payMethods.card] : []),
    ...(account ? [payMethods.deposit] : []),
  ]
  const depositDueAt = account && depositDue(ctx.now(), account.dueDays)
  return { methods, depositDueAt, isSandbox: card?.isTest ?? false }
}
