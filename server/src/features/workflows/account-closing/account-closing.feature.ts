import { refusals } from 'contract/workflows/account-closing/refusals'
import { feature } from '../../../platform/feature.ts'
import { accountClosingRoutes } from './account-closing.routes.ts'
import { eraseWithdrawn } from './account-closing.service.ts'

/** Leaving: what stands in the way, the time to think, erasure. */
export const accountClosing = feature({
  refusals,
  routes: accountClosingRoutes,
  platformTimers: [eraseWithdrawn],
  unmovedUserColumns: { 'withdrawals.user_seq': 'Only open accounts are merged.' },
})
