import type { PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { deleteExpiredTickets } from './social.queries.ts'

/** Deletes the tickets of sign-ins at providers that were not completed. */
export const purgeTickets: PlatformTimer = {
  name: 'signIn.purgeTickets',
  cron: '40 * * * *',
  run: ({ platform, now }) => deleteExpiredTickets(platform, now()),
}
