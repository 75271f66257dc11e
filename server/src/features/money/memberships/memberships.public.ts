/** What other features may read of memberships. */
export { viewsOfMember } from './memberships.views.ts'
