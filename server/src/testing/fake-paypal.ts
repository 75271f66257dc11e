import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Clock } from '../platform/clock.ts'

export const paypalKeys = {
  clientId: 'AZDxjDScFpQtjWTOUtWKbyN_bDt4OgqaF4eYXlewfBP4-8aqX3PiV8e1GWU6liB2CUXlkA59kJXE7M6R',
  clientSecret: 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp4PTTVWkPZRbLEdQ8QyuDJn9lqZxKk2Ab',
  webhookId: '0EH40505U7160970P',
}
const HOUR_MS = 3_600_000

interface Money {
  currency_code: string
  value: string
}
interface StoredOrder {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  amount: Money
  customId: string
  returnUrl: string
  createdAt: number
  captures: { id: string; status: string; amount: Money }[]
  refunds: { id: string; status: string; amount: Money; custom_id: string }[]
}
interface Answer {
  status: number
  body: object
}
const fault = (status: number, issue: string, name = 'UNPROCESSABLE_ENTITY'): Answer => ({
  status,
  body: { name, message: issue, debug_id: 'b1d1f06c7246c', details: [{ issue, description: issue }] },
})
const cents = ({ value }: Money) => Math.round(Number(value) * 100)

/** PayPal Orders v2 as its documents describe it, on this machine. What a payer does on its page is done by the test. */
export async function fakePaypal(now: Clock) {
  const orders = new Map<string, StoredOrder>()
  const answered = new Map<string, { answer: Answer; at: number }>()
  const tokens = new Map<string, number>()
  const sent = new Map<string, string>()
  const time = () => now().getTime()
  const of = (orderId: string) => {
    const order = orders.get(orderId)
    if (!order) throw new Error(`no order ${orderId}`)
    return order
  }
  const control = {
    secrets: new Set([paypalKeys.clientSecret]),
    orders,
    signIns: 0,
    captured: 0,
    /** How the next captures end; null where they are declined. */
    captures: 'COMPLETED' as 'COMPLETED' | 'PENDING' | null,
    /** The next call of this kind is carried out and its answer is lost. */
    loses: null as 'capture' | 'refund' | null,
    isDown: false,
    forgetTokens: () => tokens.clear(),
    refundedSum: (orderId: string) => of(orderId).refunds.reduce((sum, { amount }) => sum + cents(amount), 0),
    /** The payer agrees on the page: where they are sent. */
    agree(orderId: string) {
      const order = of(orderId)
      if (order.status !== 'PAYER_ACTION_REQUIRED') throw new Error(`${orderId} is not open`)
      order.status = 'APPROVED'
      const back = new URL(order.returnUrl)
      back.searchParams.set('token', orderId)
      back.searchParams.set('PayerID', 'QYR5Z8XDVJNXQ')
      return back.href
    },
    /** The money of a pending capture comes. */
    clear(orderId: string) {
      for (const taken of of(orderId).captures) taken.status = 'COMPLETED'
    },
    /** Somebody gives money back in the console of PayPal. */
    refundThere(orderId: string, value: string) {
      giveBack(of(orderId), { currency_code: 'USD', value }, '')
    },
    event(type: string, orderId: string, { isForged = false } = {}) {
      const { customId, captures } = of(orderId)
      const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED'
      const resource = isRefund
        ? {
            id: 'refund',
            links: [{ rel: 'up', href: `https://api/v2/payments/captures/${captures[0]?.id ?? ''}` }],
          }
        : { custom_id: customId, supplementary_data: { related_ids: { order_id: orderId } } }
      // PayPal checks the bytes, so spaces are part of what was sent.
      const payload = JSON.stringify({ id: `WH-${type}-${orderId}`, event_type: type, resource }, null, 1)
      const transmission = randomUUID()
      if (!isForged) sent.set(transmission, payload)
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
        'paypal-transmission-id': transmission,
        'paypal-transmission-sig': 'kWxE8ZQ==',
        'paypal-transmission-time': now().toISOString(),
        'content-type': 'application/json',
      }
      return { headers, payload }
    },
  }

  function createOrder(body: { [name: string]: unknown }): Answer {
    const {
      intent,
      purchase_units: units,
      payment_source: source,
    } = body as {
      intent?: string
      purchase_units?: { amount: Money; custom_id: string }[]
      payment_source?: { paypal: { experience_context: { return_url: string } } }
    }
    const unit = units?.[0]
    if (intent !== 'CAPTURE' || !unit || !source)
      return fault(400, 'MISSING_REQUIRED_PARAMETER', 'INVALID_REQUEST')
    if (unit.amount.currency_code !== 'USD') return fault(422, 'CURRENCY_NOT_SUPPORTED')
    if (typeof unit.amount.value !== 'string' || !/^\d+(\.\d{1,2})?$/.test(unit.amount.value))
      return fault(400, 'INVALID_PARAMETER_SYNTAX', 'INVALID_REQUEST')
    if (cents(unit.amount) === 0) return fault(422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    orders.set(id, {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      customId: unit.custom_id,
      returnUrl: source.paypal.experience_context.return_url,
      createdAt: time(),
      captures: [],
      refunds: [],
    })
    return { status: 200, body: viewOf(of(id)) }
  }

  const viewOf = ({ id, status, amount, customId, captures, refunds }: StoredOrder) => ({
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: customId,
        amount,
        ...(captures.length > 0 && { payments: { captures, ...(refunds.length > 0 && { refunds }) } }),
      },
    ],
    ...(status !== 'PAYER_ACTION_REQUIRED' && {
      payment_source: { paypal: { email_address: 'mina@example.com', account_id: 'QYR5Z8XDVJNXQ' } },
    }),
    links: [{ rel: 'payer-action', href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` }],
  })

  /** An order that nobody paid is forgotten after three hours. */
  function known(orderId: string) {
    const order = orders.get(orderId)
    const isOver = order && order.status !== 'COMPLETED' && time() - order.createdAt > 3 * HOUR_MS
    return isOver ? undefined : order
  }

  function capture(orderId: string): Answer {
    const order = known(orderId)
    if (!order) return fault(404, 'INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND')
    if (order.status === 'COMPLETED') return fault(422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return fault(422, 'ORDER_NOT_APPROVED')
    if (control.captures === null) return fault(422, 'INSTRUMENT_DECLINED')
    order.captures.push({ id: `C${order.id}`, status: control.captures, amount: order.amount })
    order.status = 'COMPLETED'
    control.captured += 1
    return { status: 201, body: viewOf(order) }
  }

  function giveBack(order: StoredOrder, amount: Money, customId: string): Answer {
    const [taken] = order.captures
    if (!taken || taken.status === 'PENDING') return fault(422, 'CAPTURE_NOT_COMPLETED')
    const left = cents(taken.amount) - control.refundedSum(order.id)
    if (left === 0) return fault(422, 'CAPTURE_FULLY_REFUNDED')
    if (cents(amount) > left) return fault(422, 'REFUND_AMOUNT_EXCEEDED')
    const refund = { id: randomUUID(), status: 'COMPLETED', amount, custom_id: customId }
    order.refunds.push(refund)
    taken.status = cents(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return { status: 201, body: refund }
  }

  /** A repeated request gets the first answer again for six hours. */
  function once(request: FastifyRequest, work: () => Answer): Answer {
    const key = request.headers['paypal-request-id']
    if (typeof key !== 'string') return work()
    if (key.length > 108) return fault(400, 'INVALID_PARAMETER_VALUE', 'INVALID_REQUEST')
    const kept = answered.get(`${request.url} ${key}`)
    if (kept && time() - kept.at < 6 * HOUR_MS) return kept.answer
    const done = work()
    const first = { ...done, body: structuredClone(done.body) }
    answered.set(`${request.url} ${key}`, { answer: first, at: time() })
    return first
  }

  function answer(request: FastifyRequest, reply: FastifyReply, work: () => Answer) {
    if (control.isDown) return reply.status(503).send({ name: 'SERVICE_UNAVAILABLE' })
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    const isKnown = (tokens.get(token) ?? 0) > time()
    const { status, body } = isKnown
      ? once(request, work)
      : fault(401, 'INVALID_TOKEN', 'AUTHENTICATION_FAILURE')
    if (control.loses !== null && isKnown && request.url.endsWith(`/${control.loses}`)) {
      control.loses = null
      request.raw.socket.destroy()
    }
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  const bytes = new WeakMap<FastifyRequest, string>()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    bytes.set(request, String(body))
    done(null, JSON.parse(String(body)))
  })
  type ById = { Params: { id: string } }
  http.post('/v1/oauth2/token', (request, reply) => {
    control.signIns += 1
    const [id = '', secret = ''] = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':')
    if (id !== paypalKeys.clientId || !control.secrets.has(secret))
      return reply
        .status(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
    const token = randomUUID()
    tokens.set(token, time() + 9 * HOUR_MS)
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
  })
  http.post<{ Body: { [name: string]: unknown } }>('/v2/checkout/orders', (request, reply) =>
    answer(request, reply, () => createOrder(request.body)),
  )
  http.get<ById>('/v2/checkout/orders/:id', (request, reply) =>
    answer(request, reply, () => {
      const order = known(request.params.id)
      return order
        ? { status: 200, body: viewOf(order) }
        : fault(404, 'INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND')
    }),
  )
  http.post<ById>('/v2/checkout/orders/:id/capture', (request, reply) =>
    answer(request, reply, () => capture(request.params.id)),
  )
  http.get<ById>('/v2/payments/captures/:id', (request, reply) =>
    answer(request, reply, () => {
      const orderId = request.params.id.slice(1)
      if (!orders.has(orderId)) return fault(404, 'INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND')
      return { status: 200, body: { supplementary_data: { related_ids: { order_id: orderId } } } }
    }),
  )
  http.post<ById & { Body: { amount: Money; custom_id: string } }>(
    '/v2/payments/captures/:id/refund',
    (request, reply) =>
      answer(request, reply, () =>
        giveBack(of(request.params.id.slice(1)), request.body.amount, request.body.custom_id),
      ),
  )
  http.post<{ Body: { webhook_id: string; transmission_id: string } }>(
    '/v1/notifications/verify-webhook-signature',
    (request, reply) =>
      answer(request, reply, () => {
        const { webhook_id: webhookId, transmission_id: transmission } = request.body
        const payload = sent.get(transmission)
        const isSame =
          payload !== undefined && bytes.get(request)?.endsWith(`"webhook_event":${payload}}`) === true
        const status = isSame && webhookId === paypalKeys.webhookId ? 'SUCCESS' : 'FAILURE'
        return { status: 200, body: { verification_status: status } }
      }),
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, url }
}
