import type { PaymentGateway } from './gateway.ts'

type Returning = Pick<Parameters<PaymentGateway['begin']>[0], 'orderNo' | 'amount' | 'successUrl' | 'failUrl'>

/**
 * Where a payer of a provider that names neither order nor sum by itself comes back: with both after agreeing, with the order and the
 * code of one who cancelled after that.
 */
export function returnUrls({ orderNo, amount, successUrl, failUrl }: Returning) {
  const success = new URL(successUrl)
  success.searchParams.set('orderNo', orderNo)
  success.searchParams.set('amount', String(amount))
  const fail = new URL(failUrl)
  fail.searchParams.set('orderNo', orderNo)
  fail.searchParams.set('code', 'PAY_PROCESS_CANCELED')
  return { success: success.href, fail: fail.href }
}
