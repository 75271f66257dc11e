import { keysOf } from '../../values/records.ts'
import { paymentStatuses, type PaymentStatus } from '../../values/type-codes.ts'
import type { orderStates } from './orders.rules.ts'

type OrderState = (typeof orderStates)[number]

const statusOf: Record<OrderState, PaymentStatus> = {
  CREATED: paymentStatuses.awaiting,
  PAID: paymentStatuses.completed,
  FAILED: paymentStatuses.failed,
  EXPIRED: paymentStatuses.failed,
  CANCELLED: paymentStatuses.cancelled,
  PARTIALLY_REFUNDED: paymentStatuses.partlyCancelled,
  REFUNDED: paymentStatuses.cancelled,
}

/** The status of a payment that an order in this state has. docs/rules.md R-770. */
export const paymentStatusOf = (state: OrderState) => statusOf[state]
/** The states of an order that a status stands for; every state has exactly one status. docs/rules.md R-770. */
export const statesOf = (status: PaymentStatus) =>
  keysOf(statusOf).filter((state) => statusOf[state] === status)

/** The fields that a search can be limited to. */
export const salesFields = ['orderNo', 'ordererName', 'ordererEmail', 'ordererPhone', 'title'] as const
export type SalesField = (typeof salesFields)[number]
