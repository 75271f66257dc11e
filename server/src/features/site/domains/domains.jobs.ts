import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findInUse, findPending } from './domains.queries.ts'
import { look, lookAgain } from './domains.service.ts'

/** Checks requested domains. */
export const lookForNames: Timer = {
  name: 'domains.lookForNames',
  cron: '*/5 * * * *',
  isSelective: true,
  async visit(ctx) {
    for (const row of await findPending(ctx.db, ctx.channelSeq))
      await look(ctx, row, { since: row.pendingSince })
  },
}

/** Rechecks active domains, which may have changed owners. */
export const lookAtNamesInUse: Timer = {
  name: 'domains.lookAtNamesInUse',
  cron: '20 4 * * *',
  async visit(ctx) {
    for (const row of await findInUse(ctx.db, ctx.channelSeq)) await lookAgain(ctx, row)
  },
}
