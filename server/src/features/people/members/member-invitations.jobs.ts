import { INVITATION_DAYS } from 'contract/people/members/invitations.rules'
import { memberJoined } from 'contract/people/members/membership.events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { deleteInvitationOf, deleteInvitationsBefore } from './member-invitations.queries.ts'
import { deleteUploadsBefore } from './member-uploads.queries.ts'

const DAY_MS = 86_400_000

/** A person who joined is a member, and no longer invited. */
export const endInvitation = on('members.endInvitation', memberJoined, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    await deleteInvitationOf(tx, userSeq)
  }),
)

/** Deletes invitations that nobody followed and the files with their addresses. docs/rules.md R-823. */
export const forgetMemberInvitations: Timer = {
  name: 'members.forgetInvitations',
  cron: '20 4 * * *',
  visit: (ctx) => {
    const before = new Date(ctx.now().getTime() - INVITATION_DAYS * DAY_MS)
    return ctx.transaction(async (tx) => {
      await deleteInvitationsBefore(tx, before)
      await deleteUploadsBefore(tx, before)
    })
  },
}
