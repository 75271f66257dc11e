import type { Timer } from '../../platform/jobs/tasks.ts'
import { removeUnattached } from './files.queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** What was sent and never used goes after a day. */
export const tidyFiles: Timer = {
  name: 'files.tidy',
  cron: '10 * * * *',
  async visit(ctx) {
    const removed = await removeUnattached(ctx.db, new Date(ctx.now().getTime() - DAY))
    for (const { storageKey } of removed) await ctx.ports.storage.removeFolder(storageKey)
    await ctx.ports.storage.tidy(ctx.now())
  },
}
