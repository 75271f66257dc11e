import type { Output } from 'contract/http/endpoint'
import type { getPaymentInfo } from 'contract/money/orders/api'
import { isSameMethod, type BuyerMethod } from 'contract/money/orders/pay-methods.rules'

export type PaymentInfo = Output<typeof getPaymentInfo>

export type WonCharge = NonNullable<PaymentInfo['methods'][number]['charge']>

/** The chosen way as the site offers it. */
export const offeredWay = ({ methods }: Pick<PaymentInfo, 'methods'>, chosen: BuyerMethod) =>
  methods.find((one) => isSameMethod(one, chosen))

/** A way to pay money, unlike "nothing to pay". */
export type PaidMethod = BuyerMethod
