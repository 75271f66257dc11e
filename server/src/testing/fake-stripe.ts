import { createHmac, randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Clock } from '../platform/clock.ts'

const DAY_MS = 86_400_000
export const stripeKeys = {
  secretKey: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
  webhookSecret: 'whsec_Y2hlY2tpbmcgdGhhdCBpdCBpcyBmcm9tIFN0cmlwZQ',
}

interface StoredSession {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  amount_total: number
  currency: string
  success_url: string
  cancel_url: string
  expires_at: number
  payment_intent: string | null
}
interface StoredIntent {
  id: string
  type: string
  status: string
  amount: number
  amount_received: number
  capture_method: string
  last_payment_error: { code: string; decline_code?: string } | null
}
interface StoredRefund {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}
interface Answer {
  status: number
  body: object
}
const fault = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: `${code}.` } },
})

/** Cards of networks follow the whole payment; the others have a setting of their own. */
const captureOf = (form: URLSearchParams, type: string) =>
  form.get(
    type === 'card'
      ? 'payment_intent_data[capture_method]'
      : `payment_method_options[${type}][capture_method]`,
  ) ?? 'automatic'

function detailsOf(type = 'card') {
  if (type === 'card') return { type, card: { brand: 'visa', last4: '4242' } }
  return { type, [type]: type === 'kr_card' ? { brand: 'shinhan', last4: '1234' } : {} }
}

/** Stripe as its documents describe it, on this machine. What a payer does on its page is done by the test. */
export async function fakeStripe(now: Clock) {
  const sessions = new Map<string, StoredSession>()
  const intents = new Map<string, StoredIntent>()
  const refunds: StoredRefund[] = []
  const answered = new Map<string, { answer: Answer; body: string; at: number }>()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const control = {
    secretKeys: new Set([stripeKeys.secretKey]),
    /** The ways to pay that the account may take. */
    activated: new Set(['card', 'kr_card', 'kakao_pay', 'naver_pay']),
    sessions,
    captured: 0,
    /** The next call of this kind is carried out and its answer is lost. */
    loses: null as 'capture' | 'refunds' | null,
    intentOf: (sessionId: string) => intents.get(sessions.get(sessionId)?.payment_intent ?? ''),
    refundedSum: () => refunds.reduce((sum, { amount }) => sum + amount, 0),
    /** The payer agrees on the page: where they are sent. */
    agree(sessionId: string) {
      const session = sessions.get(sessionId)
      const intent = control.intentOf(sessionId)
      if (!session || !intent || session.status !== 'open') throw new Error(`${sessionId} is not open`)
      session.status = 'complete'
      session.url = null
      intent.status = 'requires_capture'
      if (intent.capture_method !== 'manual') take(intent)
      return session.success_url.replace('{CHECKOUT_SESSION_ID}', sessionId)
    },
    /** A way to pay that is decided later fails. */
    failLater(sessionId: string, error: StoredIntent['last_payment_error']) {
      const session = sessions.get(sessionId)
      const intent = control.intentOf(sessionId)
      if (!session || !intent) throw new Error(sessionId)
      session.status = 'complete'
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
    },
    event(type: string, sessionId: string, { secret = stripeKeys.webhookSecret, at = now() } = {}) {
      const payload = JSON.stringify({ id: `evt_${type}`, type, data: { object: { id: sessionId } } })
      const time = Math.floor(at.getTime() / 1000)
      const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
      return { headers: { 'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${signature}` }, payload }
    },
  }
  function take(intent: StoredIntent) {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    control.captured += 1
  }

  function createSession(form: URLSearchParams): Answer {
    const expiresAt = Number(form.get('expires_at'))
    if (expiresAt < seconds() + 30 * 60 || expiresAt > seconds() + 24 * 3600)
      return fault(400, 'parameter_invalid_integer')
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    if (!form.get('line_items[0][price_data][product_data][name]')) return fault(400, 'parameter_missing')
    if (!Number.isInteger(amount) || amount < 1) return fault(400, 'amount_too_small')
    const currency = String(form.get('line_items[0][price_data][currency]'))
    const type = form.get('payment_method_types[0]') ?? 'card'
    if (!control.activated.has(type)) return fault(400, 'payment_method_unactivated')
    if (type !== 'card' && (currency !== 'krw' || amount < 100)) return fault(400, 'parameter_invalid')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const intentId = `pi_${randomUUID()}`
    intents.set(intentId, {
      id: intentId,
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      type,
      capture_method: captureOf(form, type),
      last_payment_error: null,
    })
    const session: StoredSession = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      amount_total: amount,
      currency,
      success_url: String(form.get('success_url')),
      cancel_url: String(form.get('cancel_url')),
      expires_at: expiresAt,
      payment_intent: intentId,
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }

  function viewOf(id: string): Answer {
    const session = sessions.get(id)
    if (!session) return fault(404, 'resource_missing')
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired'
    const intent = intents.get(session.payment_intent ?? '')
    const refunded = refunds.filter((one) => one.payment_intent === intent?.id)
    const charge = {
      amount_refunded: refunded.reduce((sum, { amount }) => sum + amount, 0),
      receipt_url: 'https://pay.stripe.com/receipts/1',
      payment_method_details: detailsOf(intent?.type),
    }
    const latest = intent?.status === 'succeeded' ? charge : null
    return {
      status: 200,
      body: { ...session, payment_intent: intent ? { ...intent, latest_charge: latest } : null },
    }
  }

  function expire(id: string): Answer {
    const session = sessions.get(id)
    if (!session) return fault(404, 'resource_missing')
    if (session.status !== 'open') return fault(400, 'session_not_open')
    session.status = 'expired'
    return { status: 200, body: session }
  }

  function capture(id: string): Answer {
    const intent = intents.get(id)
    if (!intent) return fault(404, 'resource_missing')
    if (intent.status !== 'requires_capture') return fault(400, 'payment_intent_unexpected_state')
    take(intent)
    return { status: 200, body: intent }
  }

  function cancelIntent(id: string): Answer {
    const intent = intents.get(id)
    if (!intent) return fault(404, 'resource_missing')
    if (intent.status === 'succeeded') return fault(400, 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  function refund(form: URLSearchParams): Answer {
    const intent = intents.get(String(form.get('payment_intent')))
    if (intent?.status !== 'succeeded') return fault(400, 'charge_not_refundable')
    const made = refunds.filter((one) => one.payment_intent === intent.id)
    const left = intent.amount - made.reduce((sum, { amount }) => sum + amount, 0)
    if (left === 0) return fault(400, 'charge_already_refunded')
    const amount = Number(form.get('amount') ?? left)
    if (amount > left) return fault(400, 'amount_too_large')
    const metadata = { refund: String(form.get('metadata[refund]')) }
    const stored = {
      id: `re_${randomUUID()}`,
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata,
    }
    refunds.push(stored)
    return { status: 200, body: stored }
  }

  /** A repeated key gets the first answer again for a day, unless it asks for something else. */
  function once(request: FastifyRequest, work: () => Answer): Answer {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return work()
    if (key.length > 255) return fault(400, 'idempotency_key_too_long')
    const body = String(request.body)
    const kept = answered.get(key)
    if (kept && now().getTime() - kept.at < DAY_MS)
      return kept.body === body ? kept.answer : fault(400, 'idempotency_key_reused', 'idempotency_error')
    const done = work()
    const first = { ...done, body: structuredClone(done.body) }
    answered.set(key, { answer: first, body, at: now().getTime() })
    return first
  }

  function answer(request: FastifyRequest, reply: FastifyReply, work: (form: URLSearchParams) => Answer) {
    const { authorization = '' } = request.headers
    const isKnown = control.secretKeys.has(authorization.replace('Bearer ', ''))
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const { status, body } = isKnown ? once(request, () => work(form)) : fault(401, 'api_key_invalid')
    if (control.loses !== null && request.method === 'POST' && request.url.endsWith(`/${control.loses}`)) {
      control.loses = null
      request.raw.socket.destroy()
    }
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  type ById = { Params: { id: string } }
  http.get('/v1/account', (request, reply) =>
    answer(request, reply, () => ({ status: 200, body: { id: 'acct_haru', object: 'account' } })),
  )
  http.post('/v1/checkout/sessions', (request, reply) => answer(request, reply, createSession))
  http.get<ById>('/v1/checkout/sessions/:id', (request, reply) =>
    answer(request, reply, () => viewOf(request.params.id)),
  )
  http.post<ById>('/v1/checkout/sessions/:id/expire', (request, reply) =>
    answer(request, reply, () => expire(request.params.id)),
  )
  http.post<ById>('/v1/payment_intents/:id/capture', (request, reply) =>
    answer(request, reply, () => capture(request.params.id)),
  )
  http.post<ById>('/v1/payment_intents/:id/cancel', (request, reply) =>
    answer(request, reply, () => cancelIntent(request.params.id)),
  )
  http.get<{ Querystring: { payment_intent: string } }>('/v1/refunds', (request, reply) =>
    answer(request, reply, () => ({
      status: 200,
      body: { data: refunds.filter((one) => one.payment_intent === request.query.payment_intent) },
    })),
  )
  http.post('/v1/refunds', (request, reply) => answer(request, reply, refund))
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, url }
}
