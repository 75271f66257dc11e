import type { Timer } from '../../platform/jobs/tasks.ts'
import { deleteHours, deleteLogs } from './visits.queries.ts'

const DAY_MS = 86_400_000
const LOGS_KEPT_DAYS = 30
/** As far back as the dashboard looks, and a little more. */
const HOURS_KEPT_DAYS = 760

export const forgetVisits: Timer = {
  name: 'visits.forget',
  cron: '20 4 * * *',
  async visit(ctx) {
    const now = ctx.now().getTime()
    await deleteLogs(ctx.platform, new Date(now - LOGS_KEPT_DAYS * DAY_MS))
    await ctx.transaction((tx) => deleteHours(tx, new Date(now - HOURS_KEPT_DAYS * DAY_MS)))
  },
}
