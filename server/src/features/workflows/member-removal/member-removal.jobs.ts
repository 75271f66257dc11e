import { memberErased } from 'contract/people/members/events'
import { ERASE_AFTER_DAYS } from 'contract/workflows/account-closing/schemas'
import { emit, type Timer } from '../../../platform/jobs/tasks.ts'
import { findRemovedBefore, forgetRemoved } from '../../people/members/members.public.ts'

const DAY_MS = 86_400_000

/** Erases what the site knows of members whom staff removed, unless they joined again. docs/rules.md R-1311. */
export const eraseRemoved: Timer = {
  name: 'member-removal.erase',
  cron: '55 4 * * *',
  async visit(ctx) {
    const before = new Date(ctx.now().getTime() - ERASE_AFTER_DAYS * DAY_MS)
    for (const userSeq of await findRemovedBefore(ctx.db, before))
      await ctx.transaction(async (tx) => {
        if (await forgetRemoved(tx, { userSeq, before })) await emit(tx, memberErased, { userSeq })
      })
  },
}
