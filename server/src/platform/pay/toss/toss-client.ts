import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { tossRequest, type TossEndpoint } from './toss-request.ts'

export const TossKeys = z.object({ clientKey: z.string(), secretKey: z.string() })

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

/** The calls of Toss Payments that are used here. */
export function tossClient(endpoint: TossEndpoint) {
  async function call(path: string, { body, key }: { body?: object; key?: string } = {}) {
    const answer = await tossRequest(endpoint, {
      method: body ? 'POST' : 'GET',
      path: `/payments${path}`,
      ...(body && { body }),
      ...(key !== undefined && { idempotencyKey: key }),
    })
    const payment = await TossPayment.safeParseAsync(answer)
    if (!payment.success) throw new ProviderUnreachable(payment.error)
    return payment.data
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
