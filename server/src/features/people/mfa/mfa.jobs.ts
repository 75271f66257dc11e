import type { PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { deleteExpiredTickets } from './challenge-tickets.queries.ts'

/** Deletes challenges that were never completed. */
export const forgetTickets: PlatformTimer = {
  name: 'secondFactor.forgetTickets',
  cron: '45 * * * *',
  run: ({ platform, now }) => deleteExpiredTickets(platform, now()),
}
