import { feature } from '../../../platform/feature.ts'
import { accountClosingRoutes } from './account-closing.routes.ts'
import { eraseWithdrawn } from './account-closing.service.ts'

export const accountClosing = feature({
  routes: accountClosingRoutes,
  platformTimers: [eraseWithdrawn],
  unmovedUserColumns: { withdrawals: ['user_seq'] },
})
