import type { Timer } from '../../platform/jobs/tasks.ts'
import { findPending } from './domains.queries.ts'
import { look } from './domains.service.ts'

/** Looks for the names that sites are waiting for. */
export const lookForNames: Timer = {
  name: 'domains.lookForNames',
  cron: '*/5 * * * *',
  async visit(ctx) {
    for (const row of await findPending(ctx.db, ctx.channelSeq))
      await look(ctx, row, { since: row.pendingSince })
  },
}
