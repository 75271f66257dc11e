import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'

export const billingKeys = { clientKey: 'test_ck_billing0', secretKey: 'test_sk_billing1' }

interface Answer {
  status: number
  body: object | null
}
interface Payment {
  orderId: string
  type: 'BILLING'
  status: 'DONE' | 'ABORTED'
  method: string
  totalAmount: number
  balanceAmount: number
  card: { issuerCode: string; number: string }
  failure: { code: string; message: string } | null
  receipt: { url: string }
}
const fault = (status: number, code: string): Answer => ({ status, body: { code, message: `${code}.` } })
/** The form that the documents give: 2 to 300 characters. */
const customerKeyForm = /^[A-Za-z0-9\-_=.@]{2,300}$/

/** Null where the keys are accepted. */
function keyFault({ headers: { authorization = '' } }: FastifyRequest, secretKey: string): Answer | null {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8')
  if (!pair.endsWith(':')) return fault(403, 'INCORRECT_BASIC_AUTH_FORMAT')
  return pair === `${secretKey}:` ? null : fault(401, 'UNAUTHORIZED_KEY')
}

interface Options {
  secretKey?: string
  /** A charge is a payment like others, which is cancelled by the calls for payments. */
  onCharged?: (charge: { orderId: string; amount: number }) => void
}
/** The automatic payments of Toss Payments as its documents describe them, on this machine. */
export async function fakeTossBilling({ secretKey = billingKeys.secretKey, onCharged }: Options = {}) {
  const auths = new Map<string, { customerKey: string; isUsed: boolean }>()
  const cards = new Map<string, string>()
  const payments = new Map<string, Payment>()
  const answered = new Map<string, Answer>()
  const control = {
    payments,
    cards,
    charged: 0,
    /** The merchant has no contract for automatic payments. */
    isContracted: true,
    /** The next call is carried out and its answer is lost. */
    losesAnswer: false,
    /** Why the card company refuses; null where it does not. */
    declines: null as string | null,
    /** The payer names a card in the window: what the browser comes back with. */
    nameCard(customerKey: string) {
      if (!customerKeyForm.test(customerKey)) throw new Error(`not a customer key: ${customerKey}`)
      const authKey = `bln_${randomUUID()}`
      auths.set(authKey, { customerKey, isUsed: false })
      return authKey
    },
  }

  function issue(body: Record<string, unknown>): Answer {
    if (!control.isContracted) return fault(403, 'NOT_SUPPORTED_METHOD')
    const auth = auths.get(String(body['authKey']))
    if (!auth || auth.isUsed) return fault(400, 'INVALID_REQUEST')
    if (auth.customerKey !== body['customerKey']) return fault(400, 'NOT_MATCHES_CUSTOMER_KEY')
    auth.isUsed = true
    const billingKey = `${randomUUID()}=`
    cards.set(billingKey, auth.customerKey)
    const card = { issuerCode: '61', acquirerCode: '31', number: '43301234****123*', cardType: '신용' }
    const authenticatedAt = '2026-11-21T12:00:00+09:00'
    return {
      status: 200,
      body: {
        mId: 'tvivarepublica',
        customerKey: auth.customerKey,
        authenticatedAt,
        method: '카드',
        billingKey,
        card,
      },
    }
  }

  function charge(billingKey: string, body: Record<string, unknown>): Answer {
    const { customerKey, orderId, amount } = body
    const owner = cards.get(billingKey)
    if (owner === undefined) return fault(404, 'NOT_FOUND_BILLING_KEY')
    if (owner !== customerKey) return fault(400, 'NOT_MATCHES_CUSTOMER_KEY')
    if (typeof orderId !== 'string' || !/^[A-Za-z0-9_=-]{6,64}$/.test(orderId))
      return fault(400, 'INVALID_ORDER_ID')
    if (!Number.isInteger(amount) || Number(amount) < 100) return fault(400, 'BELOW_MINIMUM_AMOUNT')
    if (payments.has(orderId)) return fault(400, 'DUPLICATED_ORDER_ID')
    const isDeclined = control.declines !== null
    payments.set(orderId, {
      orderId,
      type: 'BILLING',
      status: isDeclined ? 'ABORTED' : 'DONE',
      method: '카드',
      totalAmount: Number(amount),
      balanceAmount: Number(amount),
      card: { issuerCode: '61', number: '43301234****123*' },
      failure: control.declines === null ? null : { code: control.declines, message: control.declines },
      receipt: { url: 'https://dashboard.tosspayments.com/receipt' },
    })
    if (control.declines !== null) return fault(403, control.declines)
    control.charged += 1
    onCharged?.({ orderId, amount: Number(amount) })
    return { status: 200, body: payments.get(orderId) ?? null }
  }

  function deleteKey(billingKey: string): Answer {
    return cards.delete(billingKey) ? { status: 200, body: null } : fault(404, 'NOT_FOUND_BILLING_KEY')
  }
  function find(orderId: string): Answer {
    const payment = payments.get(orderId)
    return payment ? { status: 200, body: payment } : fault(404, 'NOT_FOUND_PAYMENT')
  }

  /** A repeated key gets the first answer again, for good and for bad. */
  function once(request: FastifyRequest, work: () => Answer): Answer {
    const given = request.headers['idempotency-key']
    if (typeof given !== 'string') return work()
    if (given.length > 300) return fault(400, 'INVALID_IDEMPOTENCY_KEY')
    const key = `${given} ${request.url}`
    const known = answered.get(key) ?? work()
    answered.set(key, { ...known, body: structuredClone(known.body) })
    return known
  }
  function answer(request: FastifyRequest, reply: FastifyReply, work: () => Answer) {
    const { status, body } = keyFault(request, secretKey) ?? once(request, work)
    if (control.losesAnswer) {
      control.losesAnswer = false
      request.raw.socket.destroy()
    }
    return body === null ? reply.status(status).send() : reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  type Body = { Body: Record<string, unknown> }
  type Keyed = { Params: { key: string } }
  http.post<Body>('/v1/billing/authorizations/issue', (request, reply) =>
    answer(request, reply, () => issue(request.body)),
  )
  http.post<Body & Keyed>('/v1/billing/:key', (request, reply) =>
    answer(request, reply, () => charge(request.params.key, request.body)),
  )
  http.delete<Keyed>('/v1/billing/:key', (request, reply) =>
    answer(request, reply, () => deleteKey(request.params.key)),
  )
  http.get<Keyed>('/v1/payments/orders/:key', (request, reply) =>
    answer(request, reply, () => find(request.params.key)),
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, url }
}
