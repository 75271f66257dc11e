import { createHmac, timingSafeEqual } from 'node:crypto'
import { payMethodList, payMethodName, payMethodNames } from 'contract/money/orders/pay-methods.rules'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import {
  ProviderRefused,
  ProviderUnreachable,
  type Confirmed,
  type ProviderEvent,
  type PaymentGateway,
  type ProviderPayment,
} from './gateway.ts'

export const SANDBOX_GATEWAY = 'sandbox'

export interface SandboxOptions {
  /** Where the provider's API answers this server. */
  baseUrl: string
  secret: string
  now: Clock
  timeoutMs?: number
}

const Payment = z.object({
  paymentKey: z.string(),
  orderNo: z.string(),
  amount: z.int(),
  cancelledAmount: z.int(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'ABORTED',
    'EXPIRED',
    'CANCELED',
    'PARTIAL_CANCELED',
  ]),
  account: z
    .object({
      bankName: z.string(),
      accountNumber: z.string(),
      holder: z.string(),
      dueAt: z.number().transform((time) => new Date(time)),
    })
    .nullable(),
  checkoutUrl: z.string(),
  failReason: z.string().nullable(),
  cardName: z.string().nullable(),
  receiptUrl: z.string().nullable(),
})
type Payment = z.output<typeof Payment>
const Problem = z.object({ code: z.string(), message: z.string() })
const Event = z.object({
  eventId: z.string(),
  type: z.enum(['PAID', 'CANCELLED', 'FAILED']),
  paymentKey: z.string(),
  orderNo: z.string(),
})
/** A signature older than this is a replay. */
const OLDEST_MS = 5 * 60_000

/** The adapter to the sandbox provider. It knows its documented calls and nothing of its insides. */
export function sandboxGateway({ baseUrl, secret, now, timeoutMs = 10_000 }: SandboxOptions): PaymentGateway {
  async function call(path: string, { body, key }: { body?: object; key?: string } = {}) {
    const headers: Record<string, string> = {
      authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
    }
    if (body) headers['content-type'] = 'application/json'
    if (key) headers['idempotency-key'] = key
    const response = await fetch(`${baseUrl}/v1/payments${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable)
    if (response.status >= 500) throw new ProviderUnreachable(`status ${response.status}`)
    const answer: unknown = await response.json().catch(unreachable)
    if (response.status === 404) return null
    if (response.ok) return Payment.parse(answer)
    const { code, message } = Problem.parse(answer)
    throw new ProviderRefused(code, message)
  }

  return {
    name: SANDBOX_GATEWAY,
    hasCardOptions: true,
    methods: (currency) => (currency === 'KRW' ? wonMethods : [payMethodList.PAYPAL]),
    async begin({ idempotencyKey, method, options, ...input }) {
      const body = { ...input, method: payMethodName(method), ...options }
      const payment = await call('', { body, key: `begin:${idempotencyKey}` })
      if (!payment) throw new ProviderRefused('NOT_FOUND', 'payments cannot be begun')
      return { paymentKey: payment.paymentKey, redirectUrl: payment.checkoutUrl }
    },
    async confirm({ paymentKey, orderNo, amount, idempotencyKey }) {
      const payment = await call(`/${paymentKey}/confirm`, {
        body: { orderNo, amount },
        key: `confirm:${idempotencyKey}`,
      })
      if (!payment) return { status: 'EXPIRED', reason: 'unknown to the provider' }
      const view = viewOf(payment)
      if (view.status === 'AWAITING_DEPOSIT') return { status: view.status, account: view.account }
      return view.outcome ?? { status: 'OPEN' }
    },
    find: async (paymentKey) => viewOrNull(await call(`/${paymentKey}`)),
    close: async (paymentKey) => viewOrNull(await call(`/${paymentKey}/close`, { body: {} })),
    async cancel({ paymentKey, amount, reason, idempotencyKey, refundAccount }) {
      const payment = await call(`/${paymentKey}/cancel`, {
        body: { amount, reason, refundAccount },
        key: `cancel:${idempotencyKey}`,
      })
      if (!payment) throw new ProviderRefused('NOT_FOUND', 'no such payment')
      return { cancelledAmount: payment.cancelledAmount }
    },
    readWebhook: (headers, rawBody) => readEvent(headers, rawBody, { secret, now }),
  }
}

/** PayPal charges no won, and it alone charges dollars: cards take those in won. */
const wonMethods = payMethodNames.filter((name) => name !== 'PAYPAL').map((name) => payMethodList[name])

const viewOrNull = (payment: Payment | null) => payment && viewOf(payment)

function viewOf(payment: Payment): ProviderPayment {
  const { amount, cancelledAmount, account } = payment
  const outcome = outcomeOf(payment)
  if (outcome) return { status: 'ENDED', amount, cancelledAmount, outcome }
  if (payment.status === 'WAITING_FOR_DEPOSIT' && account)
    return { status: 'AWAITING_DEPOSIT', amount, cancelledAmount, account, outcome }
  const status = payment.status === 'IN_PROGRESS' ? 'WAITING' : 'OPEN'
  return { status, amount, cancelledAmount, outcome }
}

function outcomeOf(payment: Payment): Confirmed | null {
  const reason = payment.failReason ?? payment.status
  switch (payment.status) {
    case 'DONE':
    case 'CANCELED':
    case 'PARTIAL_CANCELED':
      return { status: 'PAID', cardName: payment.cardName, receiptUrl: payment.receiptUrl }
    case 'ABORTED':
      return { status: /cancel/i.test(reason) ? 'CANCELLED' : 'DECLINED', reason }
    case 'EXPIRED':
      return { status: 'EXPIRED', reason }
    case 'READY':
    case 'IN_PROGRESS':
    case 'WAITING_FOR_DEPOSIT':
      return null
  }
}

function readEvent(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: Buffer,
  { secret, now }: { secret: string; now: Clock },
): ProviderEvent | null {
  const time = String(headers['sandbox-time'] ?? '')
  const given = Buffer.from(String(headers['sandbox-signature'] ?? ''))
  const expected = Buffer.from(createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex'))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  if (Math.abs(now().getTime() - Number(time)) > OLDEST_MS) return null
  const event = Event.safeParse(jsonOf(rawBody))
  return event.success ? { ...event.data, body: event.data } : null
}

/** A signed body that is no JSON is no event. */
function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
