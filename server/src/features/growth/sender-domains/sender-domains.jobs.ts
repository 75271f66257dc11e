import { z } from 'zod'
import { enqueue, task, type Task, type Timer } from '../../../platform/jobs/tasks.ts'
import { findSenderDomain } from './sender-domains.queries.ts'
import { RECHECK_MS } from './sender-domains.rules.ts'
import { look } from './sender-domains.service.ts'

const Nothing = z.object({})

/** The second look at a domain whose records were not there an hour ago. */
export const recheckSender: Task<typeof Nothing> = task('sender-domains.recheck', Nothing, async (ctx) => {
  const row = await findSenderDomain(ctx.db)
  if (row?.state === 'VERIFIED' && row.failingSince) await look(ctx, row)
})
/** Looks at the domain of every site that has one, each day; one that is not set up yet too. docs/rules.md R-1181. */
export const checkSenders: Timer = {
  name: 'sender-domains.check',
  cron: '40 4 * * *',
  async visit(ctx) {
    const row = await findSenderDomain(ctx.db)
    if (!row || (await look(ctx, row)) !== 'VERIFIED') return
    const { failingSince } = (await findSenderDomain(ctx.db)) ?? row
    if (failingSince)
      await ctx.transaction((tx) => enqueue(tx, recheckSender, { input: {}, delayMs: RECHECK_MS }))
  },
}
