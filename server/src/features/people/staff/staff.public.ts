export { closeInvitation, findByToken, type InvitationFound, lockByToken } from './invitations.queries.ts'
export { tellOwners } from './owner-changes.service.ts'
export { isInvitable } from './staff.rules.ts'
