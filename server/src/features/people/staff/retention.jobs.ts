import { memberErased } from 'contract/people/members/events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { deleteOldInvitations, renameInRecord } from './retention.queries.ts'

const DAY_MS = 86_400_000
const INVITATIONS_KEPT_DAYS = 30

/** What staff did to somebody who left stays; who that was does not. */
export const forgetInRecord = on('roles.forgetInRecord', memberErased, ({ transaction }, { userSeq }) =>
  transaction((tx) => renameInRecord(tx, userSeq)),
)

/** Addresses of people who were asked to join the staff are kept for a month after the link is dead. */
export const forgetInvitations: Timer = {
  name: 'roles.forgetInvitations',
  cron: '10 4 * * *',
  visit: (ctx) => {
    const before = new Date(ctx.now().getTime() - INVITATIONS_KEPT_DAYS * DAY_MS)
    return ctx.transaction((tx) => deleteOldInvitations(tx, before))
  },
}
