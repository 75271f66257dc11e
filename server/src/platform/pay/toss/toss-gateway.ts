import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import {
  ProviderRefused,
  type ConfirmResult,
  type Confirmed,
  type ProviderEvent,
  type PaymentGateway,
  type ProviderPayment,
  type VirtualAccount,
} from '../gateway.ts'
import { checkedBy, type MerchantAccount, type MerchantGateway } from '../merchant-gateway.ts'
import { tossClient, TossKeys, type TossPayment } from './toss-client.ts'
import { mayStillBePaid, orderIdOf } from './toss-order-id.ts'
import type { PaymentWindow } from './payment-window.ts'
import { bankOfToss, tossBank, windowRequest, wonMethods } from './toss-methods.ts'

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
    hasCardOptions: true,
    methods: (currency) => (currency === 'KRW' ? wonMethods : []),
    begin: (beginning) => Promise.resolve(beginAt(windowPath, clientKey, beginning)),
    find,
    async confirm(input) {
      const taken = await takeMoney(client, input)
      return taken === 'ALREADY_TAKEN' ? resultOf(await find(input.paymentKey)) : taken
    },
    /** Nothing is taken without our confirmation; a virtual account takes its deposit until it is cancelled. */
    async close(orderId) {
      const found = await find(orderId)
      if (found.status === 'AWAITING_DEPOSIT') {
        await cancelAwaited(client, orderId)
        return find(orderId)
      }
      return found.status === 'ENDED' ? found : { ...found, ...expired('closed by the merchant') }
    },
    cancel: (input) => giveBack(client, input),
    readWebhook: readEvent,
    checkKeys: () => checkedBy(clientKey, () => client.findByOrder('sd-check-of-the-keys')),
  }
}

type Client = ReturnType<typeof tossClient>
const open = { status: 'OPEN' } as const

function resultOf(found: ProviderPayment): ConfirmResult {
  if (found.status === 'AWAITING_DEPOSIT') return { status: found.status, account: found.account }
  return found.outcome ?? open
}

/** A deposit that came at this very moment stays: then the provider asks where it goes back to, and nothing changes. */
async function cancelAwaited(client: Client, orderId: string) {
  const payment = await client.findByOrder(orderId)
  if (!payment) return
  await client
    .cancel(payment.paymentKey, { cancelReason: 'not paid in time' }, `close:${orderId}`)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
    })
}

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
    request: windowRequest(payment),
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
    return resultOf(viewOf(payment))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return error.code === 'ALREADY_PROCESSED_PAYMENT' ? 'ALREADY_TAKEN' : unpaidBy(error.code)
  }
}

async function giveBack(
  client: Client,
  {
    paymentKey: orderId,
    amount,
    reason,
    idempotencyKey,
    refundAccount,
  }: Parameters<PaymentGateway['cancel']>[0],
) {
  const payment = await client.findByOrder(orderId)
  if (!payment) throw new ProviderRefused('NOT_FOUND_PAYMENT', 'no such payment')
  const cancel = {
    cancelReason: reason.slice(0, LONGEST_REASON),
    cancelAmount: amount,
    refundableAmount: payment.balanceAmount,
    ...(refundAccount && {
      refundReceiveAccount: {
        bank: tossBank(refundAccount.bankCode),
        accountNumber: refundAccount.accountNumber,
        holderName: refundAccount.holder,
      },
    }),
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
  const account = status === 'WAITING_FOR_DEPOSIT' ? accountOf(payment) : null
  if (account) return { status: 'AWAITING_DEPOSIT', amount, cancelledAmount: 0, account, outcome: null }
  if (!outcome)
    return { status: status === 'IN_PROGRESS' ? 'WAITING' : 'OPEN', amount, cancelledAmount: 0, outcome }
  const cancelledAmount = outcome.status === 'PAID' ? amount - balanceAmount : 0
  return { status: 'ENDED', amount, cancelledAmount, outcome }
}

function accountOf({ virtualAccount, secret }: TossPayment): VirtualAccount | null {
  if (!virtualAccount) return null
  const { bankCode, accountNumber, customerName, dueDate } = virtualAccount
  return {
    bankName: bankOfToss(bankCode),
    accountNumber,
    holder: customerName ?? '',
    // Times of the provider are those of Korea, with or without saying so.
    dueAt: new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(dueDate) ? dueDate : `${dueDate}+09:00`),
    secret: secret ?? null,
  }
}

function outcomeOf(payment: TossPayment): Confirmed | null {
  const { status, failure, easyPay, method, receipt, cashReceipt } = payment
  const reason = failure?.code ?? status
  // Cancelled before anybody paid to it.
  if (status === 'CANCELED' && payment.virtualAccount && !payment.approvedAt)
    return { status: 'EXPIRED', reason }
  switch (status) {
    case 'DONE':
    case 'CANCELED':
    case 'PARTIAL_CANCELED': {
      const wallet = typeof easyPay === 'string' ? easyPay : easyPay?.provider
      return {
        status: 'PAID',
        cardName: wallet ?? method ?? null,
        receiptUrl: receipt?.url ?? null,
        cashReceiptUrl: cashReceipt?.receiptUrl ?? null,
      }
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
/** Of the deposit to a virtual account: flat, without a type of its own. */
const DepositEvent = z.object({
  secret: z.string(),
  status: z.string(),
  orderId: z.string(),
})
const types: Record<string, ProviderEvent['type']> = {
  DONE: 'PAID',
  CANCELED: 'CANCELLED',
  PARTIAL_CANCELED: 'CANCELLED',
  ABORTED: 'FAILED',
  EXPIRED: 'FAILED',
}
/** Events of payments bear no signature: they only say which payment to ask about. One of a deposit bears a secret. */
const readEvent: PaymentGateway['readWebhook'] = (headers, rawBody) => {
  const sentBody = jsonOf(rawBody)
  const deposit = DepositEvent.safeParse(sentBody)
  if (deposit.success) {
    const { secret, orderId, status } = deposit.data
    // A deposit that is awaited again was taken back by the bank.
    const type = status === 'WAITING_FOR_DEPOSIT' ? 'CANCELLED' : types[status]
    if (!type) return 'NOTHING'
    const body = { eventType: 'DEPOSIT_CALLBACK', orderId, status }
    return { eventId: eventIdOf(headers, rawBody), type, paymentKey: orderId, orderNo: orderId, secret, body }
  }
  const event = Event.safeParse(sentBody)
  if (!event.success) return null
  const { eventType, data } = event.data
  const type = data && types[data.status]
  if (eventType !== 'PAYMENT_STATUS_CHANGED' || !data || !type) return 'NOTHING'
  const { orderId, status } = data
  const body = { eventType, orderId, status }
  return { eventId: eventIdOf(headers, rawBody), type, paymentKey: orderId, orderNo: orderId, body }
}

function eventIdOf(headers: Parameters<PaymentGateway['readWebhook']>[0], rawBody: Buffer) {
  const sent = headers['tosspayments-webhook-transmission-id']
  return typeof sent === 'string' && sent !== ''
    ? sent.slice(0, 200)
    : createHash('sha256').update(rawBody).digest('hex')
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
