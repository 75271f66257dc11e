import type { Output } from 'contract/http/endpoint'
import type { getPaymentInfo } from 'contract/money/orders/api'
import type { payMethods } from 'contract/values/type-codes'

export type PaymentInfo = Output<typeof getPaymentInfo>

/** A way to pay money, unlike "nothing to pay". */
export type PaidMethod = Exclude<PaymentInfo['methods'][number], typeof payMethods.free>
