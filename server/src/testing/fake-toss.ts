import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
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
  status:
    | 'IN_PROGRESS'
    | 'WAITING_FOR_DEPOSIT'
    | 'DONE'
    | 'CANCELED'
    | 'PARTIAL_CANCELED'
    | 'ABORTED'
    | 'EXPIRED'
  method: string
  easyPay: { provider: string } | null
  totalAmount: number
  balanceAmount: number
  agreedAt: number
  approvedAt: string | null
  secret: string | null
  virtualAccount: { accountNumber: string; bankCode: string; customerName: string; dueDate: string } | null
  cashReceipt: { receiptUrl: string } | null
  cancels: Cancel[]
  failure: { code: string; message: string } | null
  receipt: { url: string }
}
interface AgreedWindow {
  orderId: string
  amount: number
  request?: Record<string, unknown>
}
/** The words in which the provider names methods. */
const methodWords: Record<string, string> = {
  VIRTUAL_ACCOUNT: '가상계좌',
  TRANSFER: '계좌이체',
  MOBILE_PHONE: '휴대폰',
}
const RefundReceiveAccount = z.object({
  bank: z.string().regex(/^\d{2}$/),
  accountNumber: z.string().regex(/^\d{1,20}$/),
  holderName: z.string().min(1).max(60),
})
const isAccount = (given: unknown) => RefundReceiveAccount.safeParse(given).success
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
    agree({ orderId, amount, request }: AgreedWindow) {
      if (!/^[A-Za-z0-9_-]{6,64}$/.test(orderId)) throw new Error(`not an order id: ${orderId}`)
      const paymentKey = `tgen_${randomUUID()}`
      payments.set(paymentKey, {
        paymentKey,
        orderId,
        status: 'IN_PROGRESS',
        method: methodWords[String(request?.['method'])] ?? '간편결제',
        easyPay: methodWords[String(request?.['method'])] ? null : { provider: '토스페이' },
        totalAmount: amount,
        balanceAmount: amount,
        agreedAt: now().getTime(),
        approvedAt: null,
        secret: null,
        virtualAccount: null,
        cashReceipt: null,
        cancels: [],
        failure: null,
        receipt: { url: 'https://dashboard.tosspayments.com/receipt' },
      })
      return paymentKey
    },
    /** A stored card was charged. */
    charge({ orderId, amount }: AgreedWindow) {
      const payment = payments.get(control.agree({ orderId, amount }))
      if (payment) Object.assign(payment, { status: 'DONE', approvedAt: now().toISOString(), easyPay: null })
    },
    of(orderId: string) {
      return [...payments.values()].findLast((payment) => payment.orderId === orderId)
    },
    /** The buyer pays to the virtual account: what the provider sends then. */
    deposit(orderId: string) {
      const payment = control.of(orderId)
      if (payment?.status !== 'WAITING_FOR_DEPOSIT') throw new Error(`no account waits for ${orderId}`)
      Object.assign(payment, {
        status: 'DONE',
        approvedAt: now().toISOString(),
        cashReceipt: { receiptUrl: 'https://dashboard.tosspayments.com/cash-receipt' },
      })
      const { secret, status } = payment
      return { createdAt: now().toISOString(), secret, status, transactionKey: randomUUID(), orderId }
    },
    /** The bank takes the deposit back. */
    reverse(orderId: string) {
      const payment = control.of(orderId)
      if (payment) Object.assign(payment, { status: 'WAITING_FOR_DEPOSIT', approvedAt: null })
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
    control.confirmed += 1
    if (payment.method === '가상계좌') {
      const dueDate = '2026-11-24T23:59:59'
      const issued = { accountNumber: 'X1102345678901', bankCode: '06', customerName: '김민아', dueDate }
      Object.assign(payment, {
        status: 'WAITING_FOR_DEPOSIT',
        secret: 'ps_of_the_account',
        virtualAccount: issued,
      })
      return { status: 200, body: payment }
    }
    payment.status = 'DONE'
    payment.approvedAt = now().toISOString()
    return { status: 200, body: payment }
  }

  function giveBack(paymentKey: string, body: Record<string, unknown>): Answer {
    const payment = payments.get(paymentKey)
    if (!payment) return fault(404, 'NOT_FOUND_PAYMENT')
    const reason = body['cancelReason']
    if (typeof reason !== 'string' || reason === '' || reason.length > 200)
      return fault(400, 'INVALID_REQUEST')
    if (payment.status === 'CANCELED') return fault(400, 'ALREADY_CANCELED_PAYMENT')
    if (payment.status === 'WAITING_FOR_DEPOSIT') {
      if (body['cancelAmount'] !== undefined) return fault(403, 'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT')
      takeBack(payment, { cancelAmount: payment.balanceAmount, cancelReason: reason })
      return { status: 200, body: payment }
    }
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
      return fault(403, 'NOT_CANCELABLE_PAYMENT')
    if (control.refusesCancel !== null) return fault(403, control.refusesCancel)
    if (payment.virtualAccount && !isAccount(body['refundReceiveAccount']))
      return fault(400, 'INVALID_REFUND_ACCOUNT_INFO')
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
