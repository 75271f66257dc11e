import { feature } from '../../platform/feature.ts'
import { forgetExpired } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { tidyPortrait } from './portraits.ts'
import { mountPortraits } from './portraits.http.ts'
import { sendResetLink } from './resets.ts'
import { eraseWithdrawn } from './withdrawal.ts'

export const accounts = feature({
  routes: accountRoutes,
  platformTasks: [sendResetLink, tidyPortrait],
  platformTimers: [forgetExpired, eraseWithdrawn],
  mount: mountPortraits,
})
