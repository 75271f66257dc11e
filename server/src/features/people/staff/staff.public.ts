export { closeInvitation, findByToken, type InvitationRow, lockByToken } from './invitations.queries.ts'
export { mailOwners } from './owner-changes.service.ts'
export { isInvitable } from './staff.rules.ts'
