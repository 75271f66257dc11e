import type { Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'

const DAY = 24 * 60 * 60 * 1000
/** docs/rules.md R-213. */
const INVITATION_DAYS = 7
export const invitationEnds = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY)

/** docs/rules.md R-473: how long owners may object before one of them is taken away. */
const OBJECTION_DAYS = 7
export const removalTakesEffect = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + OBJECTION_DAYS * DAY)
/** An owner who gives up their own role does so immediately. */
export const mustWait = <Seq>({ member, to, by }: Pick<Change<Seq>, 'member' | 'to'> & { by: Seq }) =>
  member.role === 'OWN' && to !== 'OWN' && member.userSeq !== by

interface Change<Seq> {
  member: { userSeq: Seq; role: Role | null }
  /** What the person shall be; null takes them from the staff. */
  to: Role | null
  owners: readonly Seq[]
  /** Whether the caller may make owners and unmake them. */
  mayChangeOwners: boolean
}
/** docs/rules.md: who makes owners, and that one always stays. */
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

/** docs/rules.md R-213: an invitation raises somebody or gives them another role; it never repeats one. */
export const isInvitable = (has: Role | null, to: Role) => has !== to && has !== 'OWN'
