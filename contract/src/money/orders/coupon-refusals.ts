/** Why a coupon cannot pay for part of an order, whatever the class. */
export const couponRefusals = [
  'COUPON_UNKNOWN',
  'COUPON_USED',
  'COUPON_INACTIVE',
  'COUPON_OVER',
  'COUPON_NOT_BEGUN',
  'COUPON_IN_USE',
] as const
