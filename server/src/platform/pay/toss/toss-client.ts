import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'

export const TossKeys = z.object({ clientKey: z.string(), secretKey: z.string() })
interface ClientOptions {
  baseUrl: string
  secretKey: string
  timeoutMs: number
}

const Problem = z.object({ code: z.string(), message: z.string() })
const keyFaults = new Set(['UNAUTHORIZED_KEY', 'INVALID_API_KEY', 'INCORRECT_BASIC_AUTH_FORMAT'])
/** The status of an answer does not say whether asking again helps. */
const passing = new Set([
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'TOO_MANY_REQUESTS',
])

interface Cancellation {
  cancelReason: string
  /** All of it without one: a virtual account that nobody paid to is cancelled as a whole. */
  cancelAmount?: number
  refundableAmount?: number
  refundReceiveAccount?: { bank: string; accountNumber: string; holderName: string }
}

export const TossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  method: z.string().nullish(),
  // A word for some providers and an object for the others.
  easyPay: z.union([z.string(), z.object({ provider: z.string().nullish() })]).nullish(),
  approvedAt: z.string().nullish(),
  /** Proves events about the deposit to a virtual account. */
  secret: z.string().nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: z.string().nullish(),
      dueDate: z.string(),
    })
    .nullish(),
  receipt: z.object({ url: z.string().nullish() }).nullish(),
  cashReceipt: z.object({ receiptUrl: z.string().nullish() }).nullish(),
  failure: z.object({ code: z.string() }).nullish(),
})
export type TossPayment = z.output<typeof TossPayment>

/** The calls of Toss Payments that are used here. Its errors become refusals, or answers that nobody knows. */
export function tossClient({ baseUrl, secretKey, timeoutMs }: ClientOptions) {
  async function call(path: string, { body, key }: { body?: object; key?: string } = {}) {
    const response = await fetch(`${baseUrl}/v1/payments${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable)
    const answer: unknown = await response.json().catch(unreachable)
    if (response.ok) return TossPayment.parseAsync(answer).catch(unreachable)
    const problem = Problem.safeParse(answer)
    if (!problem.success) throw new ProviderUnreachable(`status ${response.status}`)
    const { code, message } = problem.data
    if (keyFaults.has(code)) throw new KeysRefused(code)
    if (response.status >= 500 || passing.has(code)) throw new ProviderUnreachable(code)
    throw new ProviderRefused(code, message)
  }

  return {
    confirm: (body: { paymentKey: string; orderId: string; amount: number }, key: string) =>
      call('/confirm', { body, key }),
    cancel: (paymentKey: string, body: Cancellation, key: string) =>
      call(`/${encodeURIComponent(paymentKey)}/cancel`, { body, key }),
    /** Null for an order of which the provider knows no payment. */
    async findByOrder(orderId: string) {
      try {
        return await call(`/orders/${encodeURIComponent(orderId)}`)
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'NOT_FOUND_PAYMENT') return null
        throw error
      }
    },
  }
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
