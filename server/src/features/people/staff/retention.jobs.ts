import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { deleteOldInvitations, renameInRecord } from './retention.queries.ts'

const DAY_MS = 86_400_000
const INVITATIONS_KEPT_DAYS = 30

/** The activity history keeps actions on a former member without their name. */
export const forgetInRecord = on('roles.forgetInRecord', memberErased, ({ transaction }, { userSeq }) =>
  transaction((tx) => renameInRecord(tx, userSeq)),
)

/** Deletes addresses of invited people a month after the link expired. */
export const forgetInvitations: Timer = {
  name: 'roles.forgetInvitations',
  cron: '10 4 * * *',
  visit: (ctx) => {
    const before = new Date(ctx.now().getTime() - INVITATIONS_KEPT_DAYS * DAY_MS)
    return ctx.transaction((tx) => deleteOldInvitations(tx, before))
  },
}
