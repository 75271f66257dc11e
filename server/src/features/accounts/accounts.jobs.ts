import type { Timer } from '../../platform/jobs/tasks.ts'
import { deleteExpired } from './sessions.queries.ts'

/** Sessions, tokens and links whose time is over are forgotten. */
export const forgetExpired: Timer = {
  name: 'accounts.forgetExpired',
  cron: '40 4 * * *',
  visit: (ctx) => deleteExpired(ctx.platform, ctx.now()),
}
