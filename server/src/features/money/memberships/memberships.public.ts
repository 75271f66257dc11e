/** What other features may read of memberships. */
export { findMembersAmong, findRunningThatOpen } from './joined.queries.ts'
export { isOpenedByAny } from './memberships.queries.ts'
export { viewsOfMember } from './memberships.views.ts'
