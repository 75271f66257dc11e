import { feature } from '../../platform/feature.ts'
import type { PlatformTimer } from '../../platform/jobs/tasks.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { deleteExpiredTickets } from './tickets.queries.ts'

/** What was begun and never came back is forgotten. */
const forgetTickets: PlatformTimer = {
  name: 'secondFactor.forgetTickets',
  cron: '45 * * * *',
  run: ({ platform, now }) => deleteExpiredTickets(platform, now()),
}

export const secondFactor = feature({
  routes: secondFactorRoutes,
  platformTimers: [forgetTickets],
  unmovedUserColumns: {
    second_factors: ['user_seq'],
    recovery_codes: ['user_seq'],
    second_step_tickets: ['user_seq'],
    trusted_devices: ['user_seq'],
  },
})
