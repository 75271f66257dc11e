import { createHmac, randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Clock } from '../platform/clock.ts'

const HOUR_MS = 3_600_000
export const portoneKeys = {
  storeId: 'store-4ff4af41-85e3-4559-8eb8-0d08a2c6ceec',
  channelKey: 'channel-key-893597d6-e62d-410f-83f9-119f530b4b11',
  apiSecret: 'r2FxeEUHQ9x0iS4Jb7AHTKeDJ3UGTUMxmkLq7vYX1Zqo4DUpBb6IVwKhkS9e',
  webhookSecret: `whsec_${Buffer.from('the secret for events of haru').toString('base64')}`,
}

interface StoredPayment {
  id: string
  storeId: string
  status: 'READY' | 'VIRTUAL_ACCOUNT_ISSUED' | 'PAID' | 'FAILED' | 'PARTIAL_CANCELLED' | 'CANCELLED'
  currency: string
  orderName: string
  amount: { total: number; taxFree: number; discount: number; paid: number; cancelled: number }
  channel: { type: 'LIVE' | 'TEST'; key: string; pgProvider: string }
  method: {
    type: string
    provider?: string
    bank?: string
    accountNumber?: string
    remitteeName?: string
    expiredAt?: string
  }
  paidAt?: string
  receiptUrl: string
  failure?: { reason: string; pgCode?: string }
  cancellations: { id: string; status: string; totalAmount: number; reason: string }[]
}
interface Answer {
  status: number
  body: object
}
const fault = (status: number, type: string, more: object = {}): Answer => ({
  status,
  body: { type, message: `${type}.`, ...more },
})

interface Agreement {
  paymentId: string
  totalAmount: number
  channel?: 'LIVE' | 'TEST'
}

/** PortOne V2 as its documents describe it, on this machine. What its window would do is done by the test. */
export async function fakePortone(now: Clock) {
  const payments = new Map<string, StoredPayment>()
  const registered = new Map<string, { totalAmount: number; currency: string }>()
  const tokens = new Map<string, string>()
  const answered = new Map<string, { answer: Answer; at: number }>()
  const control = {
    apiSecrets: new Set([portoneKeys.apiSecret]),
    payments,
    registered,
    /** PO-11: nothing is taken before our server says so. */
    isManual: false,
    /** The next call of this kind is carried out and its answer is lost. */
    loses: null as 'cancel' | 'confirm' | null,
    /** What the company behind it answers to a cancellation; null where it cancels. */
    refusesCancel: null as string | null,
    /** A cancellation that the company works on. */
    isSlow: false,
    captured: 0,
    /** The payer agrees in the window: what the browser brings back. PO-3, PO-4. */
    agree({ paymentId, totalAmount, channel = 'TEST' }: Agreement) {
      if (!/^[\x20-\x7e]{1,40}$/.test(paymentId)) throw new Error(`not a payment id: ${paymentId}`)
      const fixed = registered.get(paymentId)
      if (fixed && fixed.totalAmount !== totalAmount)
        return { code: 'FORGERY', message: 'the amount differs' }
      if (payments.get(paymentId)?.status === 'PAID') return { code: 'ALREADY_PAID', message: 'paid already' }
      const payment = newPayment(paymentId, totalAmount, channel)
      payments.set(paymentId, payment)
      if (!control.isManual) {
        take(payment)
        return { paymentId }
      }
      const paymentToken = `token-${randomUUID()}`
      tokens.set(paymentToken, paymentId)
      return { paymentId, paymentToken }
    },
    /** The payer gets a virtual account in the window. */
    issue({ paymentId, totalAmount, channel = 'TEST' }: Agreement, expiredAt?: Date) {
      payments.set(paymentId, {
        ...newPayment(paymentId, totalAmount, channel),
        status: 'VIRTUAL_ACCOUNT_ISSUED',
        method: {
          type: 'PaymentMethodVirtualAccount',
          bank: 'SHINHAN',
          accountNumber: '56012345678901',
          remitteeName: '하루',
          ...(expiredAt && { expiredAt: expiredAt.toISOString() }),
        },
      })
    },
    /** Somebody pays to the account. */
    deposit(paymentId: string) {
      const payment = payments.get(paymentId)
      if (payment?.status === 'VIRTUAL_ACCOUNT_ISSUED') take(payment)
    },
    /** To which account each cancellation sent the money back. */
    refundedTo: [] as unknown[],
    /** The card company refuses, or the payer closes the window. */
    fail(paymentId: string, failure: { reason: string; pgCode?: string }) {
      const payment = newPayment(paymentId, 30_000, 'TEST')
      payments.set(paymentId, { ...payment, status: 'FAILED', failure })
    },
    /** Somebody gives money back in the console. */
    refundThere(paymentId: string, amount: number) {
      const payment = payments.get(paymentId)
      if (payment) takeBack(payment, amount, 'console')
    },
    /** PO-7: an event as PortOne signs it, with a signature of each secret that lives. */
    event(
      type: string,
      paymentId: string,
      { secrets = [portoneKeys.webhookSecret], at = now(), id = `msg_${randomUUID()}` } = {},
    ) {
      const payload = JSON.stringify({
        type,
        timestamp: at.toISOString(),
        data: { storeId: portoneKeys.storeId, paymentId, transactionId: 'tx' },
      })
      const time = String(Math.floor(at.getTime() / 1000))
      const signatures = secrets.map((secret) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
        return `v1,${createHmac('sha256', key).update(`${id}.${time}.${payload}`).digest('base64')}`
      })
      return {
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': signatures.join(' '),
        },
        payload,
      }
    },
  }

  const newPayment = (id: string, total: number, type: 'LIVE' | 'TEST'): StoredPayment => ({
    id,
    storeId: portoneKeys.storeId,
    status: 'READY',
    currency: 'KRW',
    orderName: 'A class',
    amount: { total, taxFree: 0, discount: 0, paid: 0, cancelled: 0 },
    channel: { type, key: portoneKeys.channelKey, pgProvider: 'TOSSPAYMENTS' },
    method: { type: 'PaymentMethodEasyPay', provider: 'KAKAOPAY' },
    receiptUrl: 'https://receipt.example/1',
    cancellations: [],
  })
  function take(payment: StoredPayment) {
    payment.status = 'PAID'
    payment.amount.paid = payment.amount.total
    payment.paidAt = now().toISOString()
    control.captured += 1
  }
  function takeBack(payment: StoredPayment, amount: number, reason: string) {
    payment.amount.cancelled += amount
    payment.status = payment.amount.cancelled === payment.amount.total ? 'CANCELLED' : 'PARTIAL_CANCELLED'
    const cancellation = { id: randomUUID(), status: 'SUCCEEDED', totalAmount: amount, reason }
    payment.cancellations.push(cancellation)
    return cancellation
  }

  function preRegister(id: string, { totalAmount, currency }: Record<string, unknown>): Answer {
    if (payments.get(id)?.status === 'PAID') return fault(409, 'ALREADY_PAID')
    registered.set(id, { totalAmount: Number(totalAmount), currency: String(currency) })
    return { status: 200, body: {} }
  }

  function confirm(id: string, { paymentToken, totalAmount }: Record<string, unknown>): Answer {
    const payment = payments.get(id)
    if (!payment) return fault(404, 'PAYMENT_NOT_FOUND')
    if (payment.status === 'PAID') return fault(409, 'ALREADY_PAID')
    if (tokens.get(String(paymentToken)) !== id) return fault(404, 'INVALID_PAYMENT_TOKEN')
    if (totalAmount !== payment.amount.total) return fault(400, 'INVALID_REQUEST')
    take(payment)
    return { status: 200, body: { payment } }
  }

  /** PO-6, PO-10. */
  function cancel(id: string, body: Record<string, unknown>): Answer {
    const { amount, reason, currentCancellableAmount, refundAccount } = body
    const payment = payments.get(id)
    if (!payment) return fault(404, 'PAYMENT_NOT_FOUND')
    if (typeof reason !== 'string' || reason === '') return fault(400, 'INVALID_REQUEST')
    if (payment.status === 'CANCELLED') return fault(409, 'PAYMENT_ALREADY_CANCELLED')
    if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED')
      return fault(409, 'PAYMENT_NOT_PAID')
    const left = payment.amount.total - payment.amount.cancelled
    if (currentCancellableAmount !== undefined && currentCancellableAmount !== left)
      return fault(409, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN')
    const sum = Number(amount ?? left)
    if (sum > left) return fault(409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT')
    if (payment.method.type === 'PaymentMethodVirtualAccount') {
      if (!refundAccount) return fault(400, 'INVALID_REQUEST')
      control.refundedTo.push(refundAccount)
    }
    if (control.refusesCancel) return fault(502, 'PG_PROVIDER', { pgCode: control.refusesCancel })
    if (control.isSlow) {
      const cancellation = { id: randomUUID(), status: 'REQUESTED', totalAmount: sum, reason }
      payment.cancellations.push(cancellation)
      return { status: 200, body: { cancellation } }
    }
    return { status: 200, body: { cancellation: takeBack(payment, sum, reason) } }
  }

  function closeAccount(id: string): Answer {
    const payment = payments.get(id)
    if (!payment) return fault(404, 'PAYMENT_NOT_FOUND')
    if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') return fault(409, 'PAYMENT_NOT_WAITING_FOR_DEPOSIT')
    payment.status = 'CANCELLED'
    return { status: 200, body: { closedAt: now().toISOString() } }
  }

  /** PO-1. Null where the secret is accepted. */
  function keyFault({ headers: { authorization = '' } }: FastifyRequest): Answer | null {
    const [scheme, secret = ''] = authorization.split(' ')
    return scheme === 'PortOne' && control.apiSecrets.has(secret) ? null : fault(401, 'UNAUTHORIZED')
  }

  /** PO-2: a quoted key of 16 to 256 characters gets the first answer again, for three hours. */
  function once(request: FastifyRequest, work: () => Answer): Answer {
    const given = request.headers['idempotency-key']
    if (typeof given !== 'string') return work()
    if (!/^"[\x21\x23-\x7e]{16,256}"$/.test(given)) return fault(400, 'INVALID_REQUEST')
    const key = `${given} ${request.url}`
    const kept = answered.get(key)
    if (kept && now().getTime() - kept.at < 3 * HOUR_MS) return kept.answer
    const done = work()
    const first = { ...done, body: structuredClone(done.body) }
    answered.set(key, { answer: first, at: now().getTime() })
    return first
  }

  function answer(request: FastifyRequest, reply: FastifyReply, work: () => Answer) {
    const { status, body } = keyFault(request) ?? work()
    if (control.loses !== null && request.url.endsWith(`/${control.loses}`)) {
      control.loses = null
      request.raw.socket.destroy()
    }
    return reply.status(status).send({ ...body, somethingNew: true })
  }

  const http = Fastify({ forceCloseConnections: true })
  http.get<{ Params: { id: string } }>('/payments/:id', (request, reply) =>
    answer(request, reply, () => {
      const payment = payments.get(request.params.id)
      return payment ? { status: 200, body: payment } : fault(404, 'PAYMENT_NOT_FOUND')
    }),
  )
  const calls = { 'pre-register': preRegister, confirm, cancel, 'virtual-account/close': closeAccount }
  for (const [name, work] of Object.entries(calls))
    http.post<{ Params: { id: string }; Body: Record<string, unknown> }>(
      `/payments/:id/${name}`,
      (request, reply) =>
        answer(request, reply, () => once(request, () => work(request.params.id, request.body))),
    )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, url }
}
