import type { RefusalName } from '../../http/refusals.ts'
import { couponRefusals } from './coupon-refusals.ts'

/** What keeps an order from being taken. */
export const payRefusals = [
  'LEVEL_NEEDED',
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'SOLD_OUT',
  'ALREADY_ENROLLED',
  'NOT_RECRUITING_YET',
  'RECRUITING_OVER',
  'PRICE_CHANGED',
  'APPROVAL_NEEDED',
  'NOTHING_TO_WAIT_FOR',
  'PROJECTS_FULL',
  'STUDENTS_FULL',
  'PACKAGE_CLASS_ENROLLED',
  'PACKAGE_ATTENDED_BEFORE',
  'PAYMENT_PENDING',
  'PAYMENT_EXPIRED',
  'PAYMENTS_OFF',
  'PAY_METHOD_OFF',
  'PROVIDER_UNREACHABLE',
  'DEPOSIT_AWAITED',
  'DELIVERY_ADDRESS_NEEDED',
  'CASH_RECEIPT_NUMBER_WRONG',
  ...couponRefusals,
  'COUPON_NOT_KRW',
  'COUPON_WRONG_CLASS',
  'COUPON_BELOW_MINIMUM',
] as const satisfies readonly RefusalName[]
