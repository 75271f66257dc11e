import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'

export const PortoneKeys = z.object({
  storeId: z.string(),
  channelKey: z.string(),
  apiSecret: z.string(),
  webhookSecret: z.string().optional(),
})
export type PortoneKeys = z.output<typeof PortoneKeys>

const Cancellation = z.object({ status: z.string(), reason: z.string().optional() })
export const PortonePayment = z.object({
  id: z.string(),
  status: z.string(),
  storeId: z.string(),
  currency: z.string(),
  amount: z.object({ total: z.int(), cancelled: z.int() }),
  channel: z.object({ type: z.string(), key: z.string().optional() }).optional(),
  method: z
    .object({
      type: z.string(),
      provider: z.string().optional(),
      card: z.object({ name: z.string().optional() }).optional(),
      // Of a virtual account.
      bank: z.string().optional(),
      accountNumber: z.string().optional(),
      remitteeName: z.string().optional(),
      expiredAt: z.string().optional(),
    })
    .optional(),
  paidAt: z.string().optional(),
  receiptUrl: z.string().optional(),
  failure: z
    .object({
      reason: z.string().optional(),
      pgCode: z.string().optional(),
      pgMessage: z.string().optional(),
    })
    .optional(),
  cancellations: Cancellation.array().optional(),
})
export type PortonePayment = z.output<typeof PortonePayment>

const Problem = z.object({ type: z.string(), message: z.string().optional(), pgCode: z.string().optional() })
const keyFaults = new Set(['UNAUTHORIZED', 'FORBIDDEN'])
/** Asking again may help. */
const passing = new Set(['IDEMPOTENCY_OUTSTANDING_REQUEST', 'TOO_MANY_REQUESTS'])

const at = (paymentId: string) => `/payments/${encodeURIComponent(paymentId)}`

interface ClientOptions {
  baseUrl: string
  keys: PortoneKeys
  timeoutMs: number
}
interface Call {
  method?: 'POST'
  body?: object
  key?: string
}
/** The calls of PortOne V2 that are used here. Its errors become refusals, or answers that nobody knows. */
export function portoneClient({ baseUrl, keys: { apiSecret, storeId }, timeoutMs }: ClientOptions) {
  async function call(path: string, { method, body, key }: Call = {}): Promise<unknown> {
    const response = await fetch(`${baseUrl}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        authorization: `PortOne ${apiSecret}`,
        ...(body && { 'content-type': 'application/json' }),
        // A string of structured headers (RFC 8941), with its quotes.
        ...(key && { 'idempotency-key': `"${key}"` }),
      },
      ...(body && { body: JSON.stringify({ storeId, ...body }) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable)
    const answer: unknown = await response.json().catch(unreachable)
    if (response.ok) return answer
    const problem = Problem.safeParse(answer)
    if (!problem.success) throw new ProviderUnreachable(`status ${response.status}`)
    const { type, message = '', pgCode } = problem.data
    if (keyFaults.has(type)) throw new KeysRefused(type)
    // The company behind PortOne refused: 502, and final.
    if (type === 'PG_PROVIDER') throw new ProviderRefused(pgCode ?? type, message)
    if (response.status >= 500 || passing.has(type)) throw new ProviderUnreachable(type)
    throw new ProviderRefused(type, message)
  }

  return {
    preRegister: (paymentId: string, body: { totalAmount: number; currency: 'KRW' }, key: string) =>
      call(`${at(paymentId)}/pre-register`, { body, key }),
    confirm: (
      paymentId: string,
      body: { paymentToken: string; totalAmount: number; currency: 'KRW' },
      key: string,
    ) => call(`${at(paymentId)}/confirm`, { body, key }),
    async cancel(
      paymentId: string,
      body: {
        amount: number
        reason: string
        currentCancellableAmount: number
        refundAccount?: { bank: string; number: string; holderName: string }
      },
      key: string,
    ) {
      const answer = await call(`${at(paymentId)}/cancel`, { body, key })
      return z.object({ cancellation: Cancellation }).parseAsync(answer).catch(unreachable)
    },
    /** Nobody can pay to its virtual account any more. */
    closeAccount: (paymentId: string) =>
      call(`${at(paymentId)}/virtual-account/close?storeId=${encodeURIComponent(storeId)}`, {
        method: 'POST',
      }),
    /** Null for a payment that PortOne does not know. */
    async find(paymentId: string) {
      try {
        const answer = await call(`${at(paymentId)}?storeId=${encodeURIComponent(storeId)}`)
        return await PortonePayment.parseAsync(answer).catch(unreachable)
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'PAYMENT_NOT_FOUND') return null
        throw error
      }
    },
  }
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
