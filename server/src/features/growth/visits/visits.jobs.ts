import type { PlatformTimer, Timer } from '../../../platform/jobs/tasks.ts'
import { deleteHours, deleteLogs } from './visits.queries.ts'

const DAY_MS = 86_400_000
const LOGS_KEPT_DAYS = 30
/** The range of the dashboard, and a little more. */
const HOURS_KEPT_DAYS = 760

export const forgetVisits: Timer = {
  name: 'visits.forget',
  cron: '20 4 * * *',
  visit: (ctx) => {
    const before = new Date(ctx.now().getTime() - HOURS_KEPT_DAYS * DAY_MS)
    return ctx.transaction((tx) => deleteHours(tx, before))
  },
}

export const forgetLogs: PlatformTimer = {
  name: 'visits.forgetLogs',
  cron: '50 4 * * *',
  run: ({ platform, now }) => deleteLogs(platform, new Date(now().getTime() - LOGS_KEPT_DAYS * DAY_MS)),
}
