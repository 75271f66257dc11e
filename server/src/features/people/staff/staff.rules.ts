import type { Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'

const DAY = 24 * 60 * 60 * 1000
/** docs/rules.md R-213. */
const INVITATION_DAYS = 7
export const invitationEnds = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY)

/** docs/rules.md R-473: the days in which owners may object to a removal. */
const OBJECTION_DAYS = 7
export const removalTakesEffect = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + OBJECTION_DAYS * DAY)
/** An owner who gives up their own role does so immediately. */
export const mustWait = <Seq>({ member, to, by }: Pick<Change<Seq>, 'member' | 'to'> & { by: Seq }) =>
  member.role === 'OWN' && to !== 'OWN' && member.userSeq !== by

interface Change<Seq> {
  member: { userSeq: Seq; role: Role | null }
  /** The new role; null removes the person from the staff. */
  to: Role | null
  owners: readonly Seq[]
  /** Whether the caller may add and remove owners. */
  mayChangeOwners: boolean
}
/** docs/rules.md: only owners add owners, and one always remains. */
export function checkChangeable<Seq>({
  member,
  to,
  owners,
  mayChangeOwners,
}: Change<Seq>): RefusalName | null {
  if (member.role === to) return null
  const touchesOwners = member.role === 'OWN' || to === 'OWN'
  if (touchesOwners && !mayChangeOwners) return 'NOT_ALLOWED'
  const isLast = member.role === 'OWN' && owners.every((owner) => owner === member.userSeq)
  return isLast ? 'LAST_OWNER' : null
}

/** docs/rules.md R-213: an invitation changes a role; it never repeats one. */
export const isInvitable = (has: Role | null, to: Role) => has !== to && has !== 'OWN'
