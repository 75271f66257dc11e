import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { RefusalName } from 'contract/http/refusals'

interface Change<Seq> {
  userSeq: Seq
  from: ClassStaffType
  /** What the person shall be; null takes them from the class. */
  to: ClassStaffType | null
  /** Every instructor of the class, the lead first. */
  tutors: readonly Seq[]
  /** Whether the site vouches for this person. */
  isMaster: boolean
}
/** docs/rules.md: who teaches is a verified master, and one always does. */
export function checkChangeable<Seq>({
  userSeq,
  from,
  to,
  tutors,
  isMaster,
}: Change<Seq>): RefusalName | null {
  if (from === to) return null
  if (to === 'TCH' && !isMaster) return 'NOT_A_MASTER'
  const isLast = from === 'TCH' && tutors.every((tutor) => tutor === userSeq)
  return isLast ? 'LAST_TUTOR' : null
}

/** The instructors with this one first; the others keep their order. */
export const ledBy = <Seq>(tutors: readonly Seq[], lead: Seq) => [
  lead,
  ...tutors.filter((tutor) => tutor !== lead),
]
