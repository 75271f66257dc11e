import * as api from 'contract/money/billing/api'
import { implement } from '../../../platform/http/implement.ts'
import { begin, complete, remove, viewCard } from './cards.service.ts'

export const billingRoutes = [
  implement(api.getBillingCard, ({ ctx }) => viewCard(ctx)),
  implement(api.beginCardRegistration, ({ ctx, body }) => begin(ctx, body)),
  implement(api.completeCardRegistration, ({ ctx, body }) => complete(ctx, body)),
  implement(api.removeBillingCard, ({ ctx }) => remove(ctx)),
]
