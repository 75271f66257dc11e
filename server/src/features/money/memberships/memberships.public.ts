/** What other features may read of memberships, and give of them. */
import type { MembershipSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { countOpenedClasses } from './memberships.queries.ts'

export { endPlacesOf, follow as followMembership } from './follow.service.ts'
export { giveTerm } from './given.service.ts'
export {
  countTaken,
  findJoined,
  findMembersAmong,
  findRunningOf,
  findRunningThatOpen,
  insertJoined,
  lockJoined,
  type JoinedRow,
} from './joined.queries.ts'
export { offerOf } from './joined.service.ts'
export { titleOfTeam } from './team-titles.service.ts'
export { findMembership, isOpenedByAny } from './memberships.queries.ts'
export { viewsOfMember } from './memberships.views.ts'

/** How many public classes a membership opens now. */
export const countOpenedBy = async (db: ChannelDb, membershipSeq: MembershipSeq) =>
  (await countOpenedClasses(db, [membershipSeq])).get(membershipSeq) ?? 0
