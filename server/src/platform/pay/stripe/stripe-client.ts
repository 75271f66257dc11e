import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'

export const StripeKeys = z.object({ secretKey: z.string(), webhookSecret: z.string().optional() })

const Card = z.object({ brand: z.string().nullish() })
const Charge = z.object({
  amount_refunded: z.int(),
  receipt_url: z.string().nullish(),
  payment_method_details: z.object({ card: Card.nullish(), kr_card: Card.nullish() }).nullish(),
})
const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int().nullish(),
  latest_charge: z.union([Charge, z.string()]).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
})
export type StripeIntent = z.output<typeof Intent>
const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.union([Intent, z.string()]).nullish(),
})
export type StripeSession = z.output<typeof Session>
const Refund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const Problem = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), message: z.string().nullish() }),
})

/** A form as Stripe reads it: `line_items[0][quantity]=1`. */
export type Form = { [name: string]: string | number | Form | Form[] | string[] }
export function formOf(form: Form) {
  const pairs = new URLSearchParams()
  const add = (name: string, value: Form[string] | string) => {
    if (typeof value !== 'object') pairs.append(name, String(value))
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(form)) add(name, value)
  return pairs
}

/** Answers keep this form, whatever the account is set to. */
const API_VERSION = '2026-10-28.endive'

interface ClientOptions {
  baseUrl: string
  secretKey: string
  timeoutMs: number
}
interface Call {
  form?: Form
  key?: string
}
const pathOf = (sessionId: string) => `/checkout/sessions/${encodeURIComponent(sessionId)}`
const EXPANDED = 'expand[]=payment_intent.latest_charge'

/** The calls of Stripe that are used here. Its errors become refusals, or answers that nobody knows. */
export function stripeClient({ baseUrl, secretKey, timeoutMs }: ClientOptions) {
  async function call<Schema extends z.ZodType>(schema: Schema, path: string, { form, key }: Call = {}) {
    const response = await fetch(`${baseUrl}/v1${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(key && { 'idempotency-key': key }),
      },
      ...(form && { body: formOf(form) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable)
    const answer: unknown = await response.json().catch(unreachable)
    if (response.ok) return schema.parseAsync(answer).catch(unreachable)
    throw errorOf(response.status, answer)
  }

  return {
    account: () => call(z.object({ id: z.string() }), '/account'),
    createSession: (form: Form, key: string) => call(Session, '/checkout/sessions', { form, key }),
    expireSession: (id: string) => call(Session, `${pathOf(id)}/expire`, { form: {} }),
    cancelIntent: (id: string) =>
      call(Intent, `/payment_intents/${encodeURIComponent(id)}/cancel`, { form: {} }),
    capture: (id: string, key: string) =>
      call(Intent, `/payment_intents/${encodeURIComponent(id)}/capture`, { form: {}, key }),
    async refunds(intentId: string) {
      const query = new URLSearchParams({ payment_intent: intentId, limit: '100' })
      return (await call(z.object({ data: Refund.array() }), `/refunds?${query.toString()}`)).data
    },
    refund: (form: Form, key: string) => call(Refund, '/refunds', { form, key }),
    /** Null for a session that Stripe does not know. */
    async findSession(id: string) {
      try {
        return await call(Session, `${pathOf(id)}?${EXPANDED}`)
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'resource_missing') return null
        throw error
      }
    },
  }
}

function errorOf(status: number, answer: unknown) {
  const problem = Problem.safeParse(answer)
  if (!problem.success) return new ProviderUnreachable(`status ${status}`)
  const { type, code, message } = problem.data.error
  if (status === 401 || status === 403) return new KeysRefused(code ?? type)
  // 409: the first question with this key is still worked on. Another question with a used key: ask again for what it began.
  if (status >= 500 || status === 429 || status === 409 || type === 'idempotency_error')
    return new ProviderUnreachable(code ?? type)
  return new ProviderRefused(code ?? type, message ?? '')
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
