/** What other features may read of memberships, and give of them. */
import type { MembershipSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { countOpenedClasses } from './memberships.queries.ts'

export { follow as followMembership } from './follow.service.ts'
export { giveTerm } from './given.service.ts'
export { findMembersAmong, findRunningThatOpen } from './joined.queries.ts'
export { offerOf } from './joined.service.ts'
export { isOpenedByAny } from './memberships.queries.ts'
export { viewsOfMember } from './memberships.views.ts'

/** How many public classes a membership opens now. */
export const countOpenedBy = async (db: ChannelDb, membershipSeq: MembershipSeq) =>
  (await countOpenedClasses(db, [membershipSeq])).get(membershipSeq) ?? 0
