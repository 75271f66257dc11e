import type { OrderSeq, PaymentSeq } from 'contract/values/ids'
import { isSandbox } from './gateways.rules.ts'

/** Money of test providers counts in sums only while no provider takes real money. docs/rules.md R-681. */
export const countsTestMoney = (gateways: readonly { isTest: boolean }[]) =>
  gateways.every(({ isTest }) => isTest)

interface Payment {
  orderSeq: OrderSeq
  paymentSeq: PaymentSeq
  currency: 'KRW' | 'USD'
  gateway: string
}
/** What every entry of a payment has in common. */
export const entryOf = ({ orderSeq, paymentSeq, currency, gateway }: Payment, occurredAt: Date) => ({
  orderSeq,
  paymentSeq,
  currency,
  occurredAt,
  isTest: isSandbox(gateway),
})
