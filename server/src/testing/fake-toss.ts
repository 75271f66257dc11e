import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Clock } from '../platform/clock.ts'

const MINUTE_MS = 60_000
export const tossKeys = { clientKey: 'test_ck_haru0000', secretKey: 'test_sk_haru1234' }

interface Cancel {
  transactionKey: string
  cancelAmount: number
  cancelReason: string
}
interface StoredPayment {
  paymentKey: string
  orderId: string
  status: 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED'
  method: string
  easyPay: { provider: string } | null
  totalAmount: number
  balanceAmount: number
  agreedAt: number
  cancels: Cancel[]
  failure: { code: string; message: string } | null
  receipt: { url: string }
}
interface Answer {
  status: number
  body: object
}
const fault = (status: number, code: string): Answer => ({ status, body: { code, message: `${code}.` } })

/** Toss Payments as its documents describe it, on this machine. What its window would do is done by the test. */
export async function fakeToss(now: Clock) {
  const payments = new Map<string, StoredPayment>()
  const answered = new Map<string, Answer>()
  const control = {
    /** The keys it accepts. */
    secretKeys: new Set([tossKeys.secretKey]),
    payments,
    /** Payments that nobody confirmed are found by their order. */
    isOpenFound: true,
    /** The next call of this kind is carried out and its answer is lost. */
    loses: null as 'confirm' | 'cancel' | null,
    /** Why the card company refuses; null where it does not. */
    declines: null as string | null,
    /** Why refunds are refused; null where they are carried out. */
    refusesCancel: null as string | null,
    confirmed: 0,
    /** The payer agrees in the window: the key with which they come back. */
    agree({ orderId, amount }: { orderId: string; amount: number }) {
      if (!/^[A-Za-z0-9_-]{6,64}$/.test(orderId)) throw new Error(`not an order id: ${orderId}`)
      const paymentKey = `tgen_${randomUUID()}`
      payments.set(paymentKey, {
        paymentKey,
        orderId,
        status: 'IN_PROGRESS',
        method: '간편결제',
        easyPay: { provider: '토스페이' },
        totalAmount: amount,
        balanceAmount: amount,
        agreedAt: now().getTime(),
        cancels: [],
        failure: null,
        receipt: { url: 'https://dashboard.tosspayments.com/receipt' },
      })
      return paymentKey
    },
    of(orderId: string) {
      return [...payments.values()].findLast((payment) => payment.orderId === orderId)
    },
    /** Somebody gives money back in the provider's own console. */
    refundThere(orderId: string, amount: number) {
      const payment = control.of(orderId)
      if (payment) takeBack(payment, { cancelAmount: amount, cancelReason: 'console' })
    },
  }

  function takeBack(payment: StoredPayment, cancel: Omit<Cancel, 'transactionKey'>) {
    payment.balanceAmount -= cancel.cancelAmount
    payment.cancels.push({ ...cancel, transactionKey: randomUUID() })
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  }

  function confirm(body: Record<string, unknown>): Answer {
    const payment = payments.get(String(body['paymentKey']))
    if (!payment) return fault(404, 'NOT_FOUND_PAYMENT')
    if (payment.status !== 'IN_PROGRESS') return fault(400, 'ALREADY_PROCESSED_PAYMENT')
    if (now().getTime() - payment.agreedAt > 10 * MINUTE_MS) {
      payment.status = 'EXPIRED'
      return fault(404, 'NOT_FOUND_PAYMENT_SESSION')
    }
    if (payment.orderId !== body['orderId'] || payment.totalAmount !== body['amount'])
      return fault(400, 'INVALID_REQUEST')
    if (payment.totalAmount < 100) return fault(400, 'BELOW_MINIMUM_AMOUNT')
    if (control.declines !== null) {
      payment.status = 'ABORTED'
      payment.failure = { code: control.declines, message: control.declines }
      return fault(403, control.declines)
    }
    payment.status = 'DONE'
    control.confirmed += 1
    return { status: 200, body: payment }
  }

  function giveBack(paymentKey: string, body: Record<string, unknown>): Answer {
    const payment = payments.get(paymentKey)
    if (!payment) return fault(404, 'NOT_FOUND_PAYMENT')
    const reason = body['cancelReason']
    if (typeof reason !== 'string' || reason === '' || reason.length > 200)
      return fault(400, 'INVALID_REQUEST')
    if (payment.status === 'CANCELED') return fault(400, 'ALREADY_CANCELED_PAYMENT')
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
      return fault(403, 'NOT_CANCELABLE_PAYMENT')
    if (control.refusesCancel !== null) return fault(403, control.refusesCancel)
    const refundable = body['refundableAmount']
    if (refundable !== undefined && refundable !== payment.balanceAmount)
      return fault(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT')
    const amount = Number(body['cancelAmount'] ?? payment.balanceAmount)
    if (!Number.isInteger(amount) || amount <= 0 || amount > payment.balanceAmount)
      return fault(403, 'NOT_CANCELABLE_AMOUNT')
    takeBack(payment, { cancelAmount: amount, cancelReason: reason })
    return { status: 200, body: payment }
  }

  function find(payment: StoredPayment | undefined): Answer {
    if (!payment || (payment.status === 'IN_PROGRESS' && !control.isOpenFound))
      return fault(404, 'NOT_FOUND_PAYMENT')
    return { status: 200, body: payment }
  }

  /** Null where the keys are accepted. */
  function keyFault({ headers: { authorization = '' } }: FastifyRequest): Answer | null {
    const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8')
    if (!pair.endsWith(':')) return fault(403, 'INCORRECT_BASIC_AUTH_FORMAT')
    return control.secretKeys.has(pair.slice(0, -1)) ? null : fault(401, 'UNAUTHORIZED_KEY')
  }

  /** A repeated key gets the first answer again, for good and for bad. */
  function once(request: FastifyRequest, work: () => Answer): Answer {
    const given = request.headers['idempotency-key']
    if (typeof given !== 'string') return work()
    if (given.length > 300) return fault(400, 'INVALID_IDEMPOTENCY_KEY')
    const key = `${given} ${request.headers.authorization} ${request.url}`
    const known = answered.get(key)
    if (known) return known
    const done = work()
    const kept = { ...done, body: structuredClone(done.body) }
    answered.set(key, kept)
    return kept
  }

  function answer(request: FastifyRequest, reply: FastifyReply, work: () => Answer) {
    const refused = keyFault(request)
    const { status, body } = refused ?? work()
    if (control.loses !== null && request.url.endsWith(`/${control.loses}`)) {
      control.loses = null
      request.raw.socket.destroy()
    }
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  http.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    answer(request, reply, () => find(control.of(request.params.orderId))),
  )
  http.post<{ Body: Record<string, unknown> }>('/v1/payments/confirm', (request, reply) =>
    answer(request, reply, () => once(request, () => confirm(request.body))),
  )
  http.post<{ Params: { paymentKey: string }; Body: Record<string, unknown> }>(
    '/v1/payments/:paymentKey/cancel',
    (request, reply) =>
      answer(request, reply, () => once(request, () => giveBack(request.params.paymentKey, request.body))),
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, url }
}
