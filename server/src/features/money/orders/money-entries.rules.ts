import type { OrderSeq, PaymentSeq } from 'contract/values/ids'

interface Payment {
  orderSeq: OrderSeq
  paymentSeq: PaymentSeq
  currency: 'KRW' | 'USD'
  isTest: boolean
}
/** What every entry of a payment has in common. */
export const entryOf = ({ orderSeq, paymentSeq, currency, isTest }: Payment, occurredAt: Date) => ({
  orderSeq,
  paymentSeq,
  currency,
  occurredAt,
  isTest,
})
