import { memberErased } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { deleteAlarmsTo, renameInAlarms } from './notifications.queries.ts'
import { deleteBrowsersOf } from './push.queries.ts'

/** Nobody reads what somebody who left was told, and what was told about them names them no more. */
export const forgetAlarms = on('alarms.forgetAlarms', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction(async (tx) => {
    await deleteAlarmsTo(tx, userSeq)
    await deleteBrowsersOf(tx, userSeq)
    await renameInAlarms(tx, userSeq)
  })
})
