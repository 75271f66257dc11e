import { feature } from '../../platform/feature.ts'
import { forgetExpired } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { sendResetLink } from './resets.ts'

export const accounts = feature({
  routes: accountRoutes,
  platformTasks: [sendResetLink],
  platformTimers: [forgetExpired],
})
