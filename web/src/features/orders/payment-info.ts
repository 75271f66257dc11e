import type { Output } from 'contract/grammar'
import type { getPaymentInfo } from 'contract/orders'

export type PaymentInfo = Output<typeof getPaymentInfo>
