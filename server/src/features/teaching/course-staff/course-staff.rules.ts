import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { RefusalName } from 'contract/http/refusals'

interface Change<Seq> {
  userSeq: Seq
  from: ClassStaffType
  /** The new class role; null removes the person from the course. */
  to: ClassStaffType | null
  /** Every instructor of the course, the lead first. */
  tutors: readonly Seq[]
  /** Whether this person is a verified instructor. */
  isMaster: boolean
}
/** docs/rules.md: instructors are verified, and one always remains. */
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

/** Moves this instructor to the front; the others keep their order. */
export const ledBy = <Seq>(tutors: readonly Seq[], lead: Seq) => [
  lead,
  ...tutors.filter((tutor) => tutor !== lead),
]
