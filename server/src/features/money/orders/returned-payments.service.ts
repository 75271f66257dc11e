import type { Context } from '../../../platform/context.ts'
import { lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import { changePayment, findLatestOfMerchant, findPaymentOfOrder } from './payments.queries.ts'

/**
 * The payment for which a payer came back. Some providers say their own key only here: it is kept with the payment that
 * waits, and proves nothing until the provider took the money under it. docs/rules.md R-722.
 */
export async function findReturned(ctx: Context, { orderSeq }: OrderRow, key: string) {
  const known = await findPaymentOfOrder(ctx.db, orderSeq, key)
  if (known) return known
  return ctx.transaction(async (tx) => {
    await lockOrderBySeq(tx, orderSeq)
    const payment = await findLatestOfMerchant(tx, orderSeq)
    if (payment?.state === 'REQUESTED' || payment?.state === 'EXPIRED')
      await changePayment(tx, payment.paymentSeq, { returnKey: key })
    return payment
  })
}
