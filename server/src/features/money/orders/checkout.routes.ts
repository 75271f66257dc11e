import * as api from 'contract/money/orders/api'
import { implement } from '../../../platform/http/implement.ts'
import { paymentInfoOf, paymentOfferOf } from './payment-offer.views.ts'

/** What is read before anybody pays. */
export const checkoutRoutes = [
  implement(api.getPaymentOffer, ({ ctx, params, query }) => paymentOfferOf(ctx, { ...params, ...query })),
  implement(api.getPaymentInfo, ({ ctx, params, query }) => paymentInfoOf(ctx, { ...params, ...query })),
]
