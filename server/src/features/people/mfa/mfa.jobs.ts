import type { PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { deleteExpiredTickets } from './challenge-tickets.queries.ts'

/** What was begun and never came back is forgotten. */
export const forgetTickets: PlatformTimer = {
  name: 'secondFactor.forgetTickets',
  cron: '45 * * * *',
  run: ({ platform, now }) => deleteExpiredTickets(platform, now()),
}
