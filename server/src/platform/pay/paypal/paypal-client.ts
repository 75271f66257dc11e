import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'

export const PaypalKeys = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.string().optional(),
})

const Money = z.object({ currency_code: z.string(), value: z.string() })
const Capture = z.object({ id: z.string(), status: z.string(), amount: Money })
export type PaypalCapture = z.output<typeof Capture>
const Refund = z.object({
  status: z.string().nullish(),
  amount: Money.nullish(),
  custom_id: z.string().nullish(),
})
export type PaypalRefund = z.output<typeof Refund>
const Unit = z.object({
  amount: Money.nullish(),
  payments: z.object({ captures: Capture.array().nullish(), refunds: Refund.array().nullish() }).nullish(),
})
const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: Unit.array().nullish(),
  payment_source: z.object({ paypal: z.object({ email_address: z.string().nullish() }).nullish() }).nullish(),
  links: z.object({ rel: z.string(), href: z.string() }).array().nullish(),
})
export type PaypalOrder = z.output<typeof Order>
const CaptureOfOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

const Problem = z.object({
  name: z.string().nullish(),
  error: z.string().nullish(),
  message: z.string().nullish(),
  details: z.object({ issue: z.string() }).array().nullish(),
})

interface ClientOptions {
  baseUrl: string
  clientId: string
  clientSecret: string
  timeoutMs: number
}
interface Call {
  /** As JSON, or as the text that is sent. */
  body?: object | string
  /** PayPal answers a repeated one as before, for six hours. */
  key?: string
}

interface Sending {
  baseUrl: string
  timeoutMs: number
  headers: Record<string, string>
  body?: string
}
async function send(path: string, { baseUrl, timeoutMs, headers, body }: Sending) {
  const response = await fetch(`${baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unreachable)
  const answer: unknown = await response.json().catch(unreachable)
  return { isDone: response.ok, status: response.status, answer }
}

/** The calls of PayPal Orders v2 that a shop needs. A lost answer is an outcome that nobody knows. */
export function paypalClient({ baseUrl, clientId, clientSecret, timeoutMs }: ClientOptions) {
  let token: Promise<string> | null = null

  async function signIn() {
    const { isDone, status, answer } = await send('/v1/oauth2/token', {
      baseUrl,
      timeoutMs,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (!isDone) throw errorOf(status, answer)
    return read(z.object({ access_token: z.string() }), answer).access_token
  }

  async function call<Schema extends z.ZodType>(schema: Schema, path: string, { body, key }: Call = {}) {
    const ask = async () => {
      token ??= signIn()
      return send(path, {
        baseUrl,
        timeoutMs,
        headers: {
          authorization: `Bearer ${await token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(key && { 'paypal-request-id': key }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    }
    let response = await ask()
    if (response.status === 401) {
      // The token ran out.
      token = null
      response = await ask()
    }
    if (response.isDone) return read(schema, response.answer)
    throw errorOf(response.status, response.answer)
  }

  return {
    signIn,
    createOrder: (body: object, key: string) => call(Order, '/v2/checkout/orders', { body, key }),
    capture: (orderId: string, key: string) => call(Order, `${pathOf(orderId)}/capture`, { body: {}, key }),
    refund: (captureId: string, body: object, key: string) =>
      call(Refund, `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, { body, key }),
    /** Null for an order that PayPal does not know, or does not know any more. */
    findOrder: (orderId: string) => call(Order, pathOf(orderId)).catch(nullIfMissing),
    /** The order of a capture; null for a capture of nobody. */
    findOrderId: async (captureId: string) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`
      const found = await call(CaptureOfOrder, path).catch(nullIfMissing)
      return found?.supplementary_data.related_ids.order_id ?? null
    },
    /** Whether PayPal sent this. The body is what `webhookBody` makes. */
    isGenuine: async (body: string) => {
      const schema = z.object({ verification_status: z.string() })
      const path = '/v1/notifications/verify-webhook-signature'
      return (await call(schema, path, { body })).verification_status === 'SUCCESS'
    },
  }
}

const pathOf = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const found = schema.safeParse(answer)
  return found.success ? found.data : unreachable(found.error)
}

function errorOf(status: number, answer: unknown) {
  const problem = Problem.safeParse(answer)
  if (!problem.success) return new ProviderUnreachable(`status ${status}`)
  const { name, error, message, details } = problem.data
  const code = details?.[0]?.issue ?? name ?? error ?? `STATUS_${status}`
  if (status === 401) return new KeysRefused(code)
  // 409: the first question with this key is still worked on.
  if (status >= 500 || status === 429 || status === 409) return new ProviderUnreachable(code)
  return new ProviderRefused(status === 404 ? 'RESOURCE_NOT_FOUND' : code, message ?? '')
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ProviderRefused && error.code === 'RESOURCE_NOT_FOUND') return null
  throw error
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
