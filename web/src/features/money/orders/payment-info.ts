import type { Output } from 'contract/http/endpoint'
import type { getPaymentInfo } from 'contract/money/orders/api'

export type PaymentInfo = Output<typeof getPaymentInfo>
