import { createHash } from 'node:crypto'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import {
  ProviderRefused,
  type ConfirmResult,
  type Confirmed,
  type ProviderEvent,
  type PaymentGateway,
  type ProviderPayment,
} from '../gateway.ts'
import { checkedBy, type MerchantAccount, type MerchantGateway } from '../merchant-gateway.ts'
import { tossClient, TossKeys, type TossPayment } from './toss-client.ts'
import { mayStillBePaid, orderIdOf } from './toss-order-id.ts'
import type { PaymentWindow } from './payment-window.ts'

export interface TossOptions {
  baseUrl: string
  now: Clock
  /** The address of the page that opens the provider's window, below the origin of the site. */
  windowPath: (window: PaymentWindow) => string
  timeoutMs?: number
}

const LONGEST_NAME = 100
const LONGEST_REASON = 200

/**
 * The adapter to Toss Payments. The payer agrees in a window that our own page opens; the money is taken by `confirm` alone.
 * Our `paymentKey` is the provider's `orderId`; its own key is known once the payer comes back with it.
 */
export function tossGateway(
  { keys }: MerchantAccount,
  { baseUrl, now, windowPath, timeoutMs = 20_000 }: TossOptions,
): MerchantGateway {
  const { clientKey, secretKey } = TossKeys.parse(keys)
  const client = tossClient({ baseUrl, secretKey, timeoutMs })
  const find = (orderId: string, returnKey: string | null = null) =>
    findPayment(client, { orderId, returnKey, now: now() })
  return {
    name: 'toss',
    methods: (currency) => (currency === 'KRW' ? [payMethodList.CARD] : []),
    begin: (beginning) => Promise.resolve(beginAt(windowPath, clientKey, beginning)),
    find,
    async confirm(input) {
      const taken = await takeMoney(client, input)
      return taken === 'ALREADY_TAKEN' ? ((await find(input.paymentKey)).outcome ?? open) : taken
    },
    /** Nothing is taken without our confirmation, so no call to the provider is needed. */
    async close(orderId) {
      const found = await find(orderId)
      return found.status === 'ENDED' ? found : { ...found, ...expired('closed by the merchant') }
    },
    cancel: (input) => giveBack(client, input),
    readWebhook: readEvent,
    checkKeys: () => checkedBy(clientKey, () => client.findByOrder('sd-check-of-the-keys')),
  }
}

type Client = ReturnType<typeof tossClient>
const open = { status: 'OPEN' } as const

function beginAt(
  windowPath: TossOptions['windowPath'],
  clientKey: string,
  { orderNo, orderName, amount, successUrl, failUrl, ...payment }: Parameters<PaymentGateway['begin']>[0],
) {
  const orderId = orderIdOf(payment)
  const path = windowPath({
    clientKey,
    orderId,
    orderName: orderName.slice(0, LONGEST_NAME),
    amount,
    successUrl: withOrder(successUrl, orderNo),
    failUrl: withOrder(failUrl, orderNo),
  })
  return { paymentKey: orderId, redirectUrl: new URL(path, successUrl).href }
}

interface PaymentQuery {
  orderId: string
  returnKey: string | null
  now: Date
}
async function findPayment(
  client: Client,
  { orderId, returnKey, now }: PaymentQuery,
): Promise<ProviderPayment> {
  const payment = await client.findByOrder(orderId)
  if (payment) return viewOf(payment)
  const unpaid = { amount: 0, cancelledAmount: 0 }
  if (!mayStillBePaid(orderId, now)) return { ...unpaid, ...expired('NOT_FOUND_PAYMENT') }
  return { ...unpaid, status: returnKey === null ? 'OPEN' : 'WAITING', outcome: null }
}

async function takeMoney(
  client: Client,
  { paymentKey: orderId, returnKey, amount, idempotencyKey }: Parameters<PaymentGateway['confirm']>[0],
): Promise<ConfirmResult | 'ALREADY_TAKEN'> {
  const paymentKey = returnKey ?? (await client.findByOrder(orderId))?.paymentKey
  if (paymentKey === undefined) return open
  try {
    const payment = await client.confirm({ paymentKey, orderId, amount }, `confirm:${idempotencyKey}`)
    if (payment.orderId !== orderId || payment.totalAmount !== amount)
      throw new Error(`${orderId}: the provider took ${payment.totalAmount} for ${payment.orderId}`)
    return outcomeOf(payment) ?? open
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return error.code === 'ALREADY_PROCESSED_PAYMENT' ? 'ALREADY_TAKEN' : unpaidBy(error.code)
  }
}

async function giveBack(
  client: Client,
  { paymentKey: orderId, amount, reason, idempotencyKey }: Parameters<PaymentGateway['cancel']>[0],
) {
  const payment = await client.findByOrder(orderId)
  if (!payment) throw new ProviderRefused('NOT_FOUND_PAYMENT', 'no such payment')
  const cancel = {
    cancelReason: reason.slice(0, LONGEST_REASON),
    cancelAmount: amount,
    refundableAmount: payment.balanceAmount,
  }
  const cancelled = await client.cancel(payment.paymentKey, cancel, `cancel:${idempotencyKey}`)
  return { cancelledAmount: cancelled.totalAmount - cancelled.balanceAmount }
}

/** The payer comes back with the number of the order, and with what the provider adds to it. */
function withOrder(address: string, orderNo: string) {
  const url = new URL(address)
  url.searchParams.set('orderNo', orderNo)
  return url.href
}

const expired = (reason: string) =>
  ({ status: 'ENDED', outcome: { status: 'EXPIRED', reason } }) as const satisfies Partial<ProviderPayment>

/** What a refused confirmation means: a key that belongs to no payment of this order proves nothing about the payer. */
function unpaidBy(code: string): ConfirmResult {
  if (code === 'NOT_FOUND_PAYMENT' || code === 'INVALID_REQUEST' || code === 'FORBIDDEN_REQUEST')
    return { status: 'OPEN' }
  if (code === 'NOT_FOUND_PAYMENT_SESSION') return { status: 'EXPIRED', reason: code }
  return { status: 'DECLINED', reason: code }
}

function viewOf(payment: TossPayment): ProviderPayment {
  const { status, totalAmount: amount, balanceAmount } = payment
  const outcome = outcomeOf(payment)
  if (!outcome)
    return { status: status === 'IN_PROGRESS' ? 'WAITING' : 'OPEN', amount, cancelledAmount: 0, outcome }
  const cancelledAmount = outcome.status === 'PAID' ? amount - balanceAmount : 0
  return { status: 'ENDED', amount, cancelledAmount, outcome }
}

function outcomeOf({ status, failure, easyPay, method, receipt }: TossPayment): Confirmed | null {
  const reason = failure?.code ?? status
  switch (status) {
    case 'DONE':
    case 'CANCELED':
    case 'PARTIAL_CANCELED': {
      const wallet = typeof easyPay === 'string' ? easyPay : easyPay?.provider
      return { status: 'PAID', cardName: wallet ?? method ?? null, receiptUrl: receipt?.url ?? null }
    }
    case 'ABORTED':
      return { status: reason === 'PAY_PROCESS_CANCELED' ? 'CANCELLED' : 'DECLINED', reason }
    case 'EXPIRED':
      return { status: 'EXPIRED', reason }
    default:
      return null
  }
}

const Event = z.object({
  eventType: z.string(),
  data: z.object({ orderId: z.string(), status: z.string() }).optional(),
})
const types: Record<string, ProviderEvent['type']> = {
  DONE: 'PAID',
  CANCELED: 'CANCELLED',
  PARTIAL_CANCELED: 'CANCELLED',
  ABORTED: 'FAILED',
  EXPIRED: 'FAILED',
}
/** Events of payments bear no signature: they only say which payment to ask about. */
const readEvent: PaymentGateway['readWebhook'] = (headers, rawBody) => {
  const event = Event.safeParse(jsonOf(rawBody))
  if (!event.success) return null
  const { eventType, data } = event.data
  const type = data && types[data.status]
  if (eventType !== 'PAYMENT_STATUS_CHANGED' || !data || !type) return 'NOTHING'
  const { orderId, status } = data
  const sent = headers['tosspayments-webhook-transmission-id']
  const eventId =
    typeof sent === 'string' && sent !== ''
      ? sent.slice(0, 200)
      : createHash('sha256').update(rawBody).digest('hex')
  return { eventId, type, paymentKey: orderId, orderNo: orderId, body: { eventType, orderId, status } }
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
