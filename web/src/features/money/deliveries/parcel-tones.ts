import type { DeliveryState } from 'contract/money/deliveries/deliveries.rules'

export const parcelTones = {
  READY: 'soon',
  SHIPPED: 'ok',
  DELIVERED: 'plain',
  RETURNED: 'live',
  CANCELLED: 'plain',
} as const satisfies Record<DeliveryState, string>
