import { createHash } from 'node:crypto'
import { depositAwaited } from 'contract/money/orders/deposits.events'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { VirtualAccount } from '../../../platform/pay/gateway.ts'
import { secureCoupons } from '../coupons/coupons.public.ts'
import { keepHold } from '../enrolments/enrolments.public.ts'
import { findDepositOf, insertDeposit } from './deposits.queries.ts'
import { changeOrder, type OrderRow } from './orders.queries.ts'
import { changePayment, type PaymentRow } from './payments.queries.ts'
import { after, isBooked, isEndedUnpaid, nextCheckOfAwaited } from './payments.rules.ts'
import { recordRefunded } from './refunded-amounts.service.ts'

/** A secret is long and random, so its plain digest is enough to compare it. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Longer than an event of a deposit in the last moment takes. */
const GRACE_MINUTES = 10

interface Awaited {
  order: OrderRow
  payment: PaymentRow
  account: VirtualAccount
}
/**
 * The provider waits for the deposit to an account that it issued: so does the order, and its seat is held as long. Said again
 * it changes nothing. docs/rules.md R-792.
 */
export async function recordAwaited(ctx: Context, tx: ChannelTx, { order, payment, account }: Awaited) {
  const now = ctx.now()
  const { paymentSeq, createdAt } = payment
  if (isBooked(payment)) return recordReversed(ctx, tx, { order, payment })
  if (isEndedUnpaid(payment))
    return changePayment(tx, paymentSeq, { checkAt: after(now, 5), unsureSince: null })
  const { secret, ...shown } = account
  if (!(await findDepositOf(tx, paymentSeq))) {
    await insertDeposit(tx, { paymentSeq, ...shown, secretHash: secret ? hashOfSecret(secret) : null })
    const until = after(account.dueAt, GRACE_MINUTES)
    await changeOrder(tx, order.orderSeq, { expiresAt: until })
    await keepHold(tx, order.attendSeq, until)
    await secureCoupons(tx, order.orderSeq, { now, until })
    await emit(tx, depositAwaited, { orderNo: order.orderNo })
  }
  return changePayment(tx, paymentSeq, {
    state: 'REQUESTED',
    checkAt: nextCheckOfAwaited({ createdAt, dueAt: account.dueAt, now }),
    unsureSince: null,
  })
}

/** The bank reversed a deposit that had come: nothing of it is kept, and the account is closed next. docs/rules.md R-794. */
async function recordReversed(ctx: Context, tx: ChannelTx, { order, payment }: Omit<Awaited, 'account'>) {
  await recordRefunded(ctx, tx, { order, payment, total: payment.amount })
  await changePayment(tx, payment.paymentSeq, { checkAt: ctx.now(), unsureSince: null })
}
