import { subscriptionChanged } from 'contract/money/billing/events'
import { orderRefunded } from 'contract/money/orders/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { followPayment } from './paid-gifts.service.ts'
import { followRefund } from './returned-gifts.service.ts'

/** The charge of a gift whose press did not live to see what became of it. */
export const followCharge = on('gifts.followCharge', subscriptionChanged, (ctx, { subscriptionSeq }) =>
  followPayment(ctx, subscriptionSeq),
)
export const followRefundOfOrder = on('gifts.followRefund', orderRefunded, (ctx, { orderNo }) =>
  followRefund(ctx, orderNo),
)
