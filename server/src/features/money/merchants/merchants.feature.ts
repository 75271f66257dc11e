import { refusals } from 'contract/money/merchants/refusals'
import { feature } from '../../../platform/feature.ts'
import { canBePaid } from './merchants.public.ts'
import { merchantRoutes } from './merchants.routes.ts'
import { checkTrial } from './trial-steps.service.ts'
import { mountPaymentWindow } from './payment-window.http.ts'
import { mountPortoneWindow } from './portone-window.http.ts'

/** The accounts of sites at payment providers, and the pages that open a provider's window. */
export const merchants = feature({
  refusals,
  routes: merchantRoutes,
  canBePaid,
  tasks: [checkTrial],
  userColumns: { merchant_trials: ['user_seq'] },
  mount(http, openings) {
    mountPaymentWindow(http, openings)
    mountPortoneWindow(http, openings)
  },
})
