import type { Output } from 'contract/http/endpoint'
import type { getPaymentInfo } from 'contract/money/orders/api'
import type { BuyerMethod } from 'contract/money/orders/pay-methods.rules'

export type PaymentInfo = Output<typeof getPaymentInfo>

/** A way to pay money, unlike "nothing to pay". */
export type PaidMethod = BuyerMethod
