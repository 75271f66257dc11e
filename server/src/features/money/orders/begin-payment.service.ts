import { randomUUID } from 'node:crypto'
import { depositDue } from 'contract/money/orders/deposits.rules'
import {
  cardCompanies,
  hasSameOptions,
  nothingChosen,
  type WindowOptions,
} from 'contract/money/orders/card-options.rules'
import { isSameMethod, payMethodList, payMethodName } from 'contract/money/orders/pay-methods.rules'
import { DEFAULT_DUE_DAYS } from 'contract/money/merchants/deposit-account.rules'
import type { PaymentSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { ProviderUnreachable, type ProviderPayment } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { gatewayOf, type PaymentChannel } from '../merchants/merchants.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findDepositOf } from './deposits.queries.ts'
import { changeOrder, lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import {
  changePayment,
  findOpenPayment,
  findPayment,
  insertPayment,
  setProviderKey,
  type PaymentRow,
} from './payments.queries.ts'

/** The open payment of an order, written down before its provider is asked. The caller holds the order or made it. */
export async function openPayment(
  tx: ChannelTx,
  { orderSeq, currency, totalAmount, failReason }: OrderRow,
  { channel, now }: { channel: PaymentChannel; now: Date },
) {
  const open = await findOpenPayment(tx, orderSeq)
  if (open) return open
  // Why an earlier payment failed is said only until the next one begins.
  if (failReason !== null) await changeOrder(tx, orderSeq, { failReason: null })
  return insertPayment(tx, {
    orderSeq,
    idempotencyKey: randomUUID(),
    ...channel.method,
    ...(channel.options ?? nothingChosen),
    gateway: channel.gateway.name,
    merchantSeq: channel.merchantSeq,
    isTest: channel.isTest,
    currency,
    amount: totalAmount,
    createdAt: now,
  })
}

interface Beginning {
  order: OrderRow
  /** The pages to which the provider sends the payer back. */
  back: string
  customerName: string
}
/**
 * Where the payer goes on: to the provider; or back to us where they agreed before and the page was closed. A payment that
 * is over at the provider is followed by another one of the same order. docs/rules.md R-671.
 */
export async function beginPayment(ctx: MemberContext, channel: PaymentChannel, beginning: Beginning) {
  const { order, back } = beginning
  const payment = await lockedOpenPayment(ctx, channel, order)
  if (payment === 'AWAITS_DEPOSIT') return depositGuideUrl(back, order)
  const { paymentKey, redirectUrl } = payment
  if (paymentKey === null || redirectUrl === null) return begin(ctx, payment, beginning)
  const found = await stateAt(ctx, payment, paymentKey)
  if (found === 'UNREACHABLE' || found?.status === 'OPEN') return redirectUrl
  if (found?.status === 'WAITING' || found?.outcome?.status === 'PAID')
    return successUrl(back, { order, paymentKey })
  const next = await followUp(ctx, channel, { order, payment, found })
  return begin(ctx, next, beginning)
}

/** A company that was chosen long ago may be none any more. */
const optionsOf = ({ receiptKind, instalmentMonths, cardCompany }: PaymentRow): WindowOptions => ({
  receiptKind: receiptKind === 'INCOME' || receiptKind === 'EXPENSE' ? receiptKind : null,
  instalmentMonths,
  cardCompany: cardCompanies.find((one) => one === cardCompany) ?? null,
})

const lockedOpenPayment = (ctx: MemberContext, channel: PaymentChannel, order: OrderRow) =>
  ctx.transaction(async (tx) => {
    const current = await lockOrderBySeq(tx, order.orderSeq)
    if (current?.state !== 'CREATED') throw refuse('PAYMENT_EXPIRED')
    const now = ctx.now()
    const open = await findOpenPayment(tx, order.orderSeq)
    const isAwaited = open !== undefined && (await findDepositOf(tx, open.paymentSeq)) !== undefined
    if (!open || isSameMethod(open, channel.method)) {
      const isOther = open && !isAwaited && !hasSameOptions(optionsOf(open), channel.options ?? nothingChosen)
      if (isOther) await leavePayment(tx, open, now)
      return isAwaited ? 'AWAITS_DEPOSIT' : openPayment(tx, order, { channel, now })
    }
    if (isAwaited) throw refuse('DEPOSIT_AWAITED')
    await leavePayment(tx, open, now)
    return openPayment(tx, order, { channel, now })
  })

/** The buyer chose another way to pay. Whether they paid the first way meanwhile, its provider is asked. docs/rules.md R-791. */
export async function leavePayment(tx: ChannelTx, { paymentSeq, state }: PaymentRow, now: Date) {
  if (state !== 'REQUESTED') throw refuse('PAYMENT_PENDING')
  await changePayment(tx, paymentSeq, {
    state: 'EXPIRED',
    failReason: 'another way to pay was chosen',
    checkAt: now,
  })
}

/** Where a buyer reads to which account they pay, and until when. */
export const depositGuideUrl = (back: string, { orderNo }: OrderRow) => `${back}/deposit?orderNo=${orderNo}`

async function stateAt(ctx: MemberContext, payment: PaymentRow, paymentKey: string) {
  try {
    const gateway = await gatewayOf(ctx, payment)
    return await gateway.find(paymentKey, payment.returnKey)
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'UNREACHABLE'
    throw error
  }
}

/** The address at which a payer arrives who agreed; the provider's own way back is long over. */
function successUrl(back: string, { order, paymentKey }: { order: OrderRow; paymentKey: string }) {
  const url = new URL(`${back}/success`)
  url.searchParams.set('orderNo', order.orderNo)
  url.searchParams.set('paymentKey', paymentKey)
  url.searchParams.set('amount', String(order.totalAmount))
  return url.href
}

interface Ended {
  order: OrderRow
  payment: PaymentRow
  found: ProviderPayment | null
}
/** The payment ended at the provider; the order and its seat stay, with a new payment. */
function followUp(ctx: MemberContext, channel: PaymentChannel, { order, payment, found }: Ended) {
  return ctx.transaction(async (tx) => {
    const current = await lockOrderBySeq(tx, order.orderSeq)
    if (current?.state !== 'CREATED') throw refuse('PAYMENT_EXPIRED')
    const now = await findPayment(tx, payment.paymentSeq)
    if (now?.state === 'REQUESTED') await changePayment(tx, payment.paymentSeq, endOf(found, ctx.now()))
    return openPayment(tx, order, { channel, now: ctx.now() })
  })
}
function endOf(found: ProviderPayment | null, now: Date) {
  const outcome = found?.outcome
  // A provider that forgot it for a moment is asked again.
  if (!outcome || outcome.status === 'PAID')
    return { state: 'EXPIRED' as const, failReason: 'unknown to the provider', checkAt: now }
  const states = { DECLINED: 'FAILED', CANCELLED: 'CANCELLED_BY_USER', EXPIRED: 'EXPIRED' } as const
  return { state: states[outcome.status], failReason: outcome.reason, checkAt: null }
}

/** Asks the provider where to pay. The same payment begins once, so a second tab and a second try may do it too. */
async function begin(ctx: MemberContext, payment: PaymentRow, { order, back, customerName }: Beginning) {
  const gateway = await gatewayOf(ctx, payment)
  const { orderNo, title } = order
  const { amount, currency, idempotencyKey, createdAt } = payment
  const methodName = payMethodName(payment)
  if (!methodName) throw new Error(`payment ${payment.paymentSeq} goes through no provider`)
  const begun = await gateway
    .begin({
      orderNo,
      orderName: title,
      amount,
      currency,
      customerName,
      successUrl: `${back}/success`,
      failUrl: `${back}/fail`,
      method: payMethodList[methodName],
      options: optionsOf(payment),
      depositDueAt: depositDue(createdAt, DEFAULT_DUE_DAYS),
      shopName: (await getBrand(ctx)).siteName,
      webhookUrl: `${ctx.ports.addresses.internal}/api/v1.0/channels/${ctx.channelSeq}/payments/webhook/${gateway.name}`,
      idempotencyKey,
      createdAt,
    })
    .catch((error: unknown) => {
      // The seat is held; pressing again asks with the same key.
      if (error instanceof ProviderUnreachable) throw refuse('PROVIDER_UNREACHABLE')
      throw error
    })
  await keepKey(ctx, payment.paymentSeq, begun)
  return begun.redirectUrl
}

const keepKey = (
  ctx: MemberContext,
  paymentSeq: PaymentSeq,
  { paymentKey, redirectUrl }: { paymentKey: string; redirectUrl: string },
) => ctx.transaction((tx) => setProviderKey(tx, paymentSeq, { paymentKey, redirectUrl, now: ctx.now() }))
