import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import type { PaymentGateway } from '../platform/pay/gateway.ts'
import { noon } from './world.ts'

/** What a shop sends to begin a payment by card. */
export const beginning = {
  orderNo: 'P20261121-1',
  orderName: 'A class',
  amount: 30_000,
  currency: 'KRW',
  customerName: 'Mina',
  successUrl: 'http://haru.localhost:3000/classes/1/payment/success',
  failUrl: 'http://haru.localhost:3000/classes/1/payment/fail',
  method: payMethodList.CARD,
  depositDueAt: noon,
  idempotencyKey: '0e4bd7e4-52a8-4d0c-9d4e-6ac8de1c1a11',
  createdAt: noon,
} as const

interface Begun {
  paymentKey: string
  amount?: number
  orderNo?: string
  /** Why money goes back. */
  reason?: string
}
/** The calls by which a payment that was begun is taken and given back. */
export function callsOf(
  gateway: PaymentGateway,
  {
    paymentKey,
    amount: whole = beginning.amount,
    orderNo = beginning.orderNo,
    reason = 'it is wanted',
  }: Begun,
) {
  return {
    confirm: (idempotencyKey = 'confirmed', amount = whole) =>
      gateway.confirm({ paymentKey, returnKey: null, orderNo, amount, idempotencyKey }),
    cancel: (amount: number, idempotencyKey: string) =>
      gateway.cancel({ paymentKey, amount, reason, idempotencyKey, refundAccount: null }),
  }
}
