import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { deleteAlarmsTo, renameInAlarms } from './notifications.queries.ts'
import { deleteBrowsersOf } from './push.queries.ts'

/** Deletes a former member's notifications and removes their name from those of others. */
export const forgetAlarms = on('alarms.forgetAlarms', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await deleteAlarmsTo(tx, userSeq)
    await deleteBrowsersOf(tx, userSeq)
    await renameInAlarms(tx, userSeq)
  })
})
