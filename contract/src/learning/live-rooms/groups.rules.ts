import type { LiveGroupSeq } from './ids.ts'

export const MAX_GROUPS = 50
export const MAX_GROUP_PEOPLE = 400
export const MAX_GROUP_MINUTES = 180
/** From the notice to the move. */
export const MOVE_SECONDS = 5
/** From the notice to the end of all groups. */
export const CLOSE_SECONDS = 15

/** The time for which people are divided. */
export interface Division {
  opensAt: Date
  closesAt: Date | null
}
/** The group of a person, and the one they are in until they are moved; null for the room itself. */
export interface Assignment {
  liveGroupSeq: LiveGroupSeq | null
  beforeGroupSeq: LiveGroupSeq | null
  movesAt: Date
}

export const isDivisionOver = ({ closesAt }: Division, now: Date) => closesAt !== null && now >= closesAt
/** Nobody is moved while all of them return. */
export const isClosing = ({ closesAt }: Division, now: Date) =>
  closesAt !== null && closesAt.getTime() - now.getTime() <= CLOSE_SECONDS * 1000

/** The group that a person is in at a time; null for the room itself. docs/rules.md R-991. */
export function groupAt(division: Division | null, assignment: Assignment | null, now: Date) {
  if (!division || !assignment || isDivisionOver(division, now)) return null
  return now < assignment.movesAt ? assignment.beforeGroupSeq : assignment.liveGroupSeq
}

export interface GroupMove {
  at: Date
  liveGroupSeq: LiveGroupSeq | null
}
/** When a person is moved next; null for never, as far as is known. */
export function nextMove(
  division: Division | null,
  assignment: Assignment | null,
  now: Date,
): GroupMove | null {
  if (!division || !assignment || isDivisionOver(division, now)) return null
  const { closesAt } = division
  const { movesAt, liveGroupSeq, beforeGroupSeq } = assignment
  const isMoved = liveGroupSeq !== beforeGroupSeq && now < movesAt
  if (isMoved && (closesAt === null || movesAt < closesAt)) return { at: movesAt, liveGroupSeq }
  if (closesAt === null || groupAt(division, assignment, now) === null) return null
  return { at: closesAt, liveGroupSeq: null }
}

/** A connection that is a little late is none that should be ended. */
const GRACE_MS = 10_000
export const graceStart = (now: Date) => new Date(now.getTime() - GRACE_MS)
/** Whether a connection in this group belongs there, or did a moment ago, before a move or the end. docs/rules.md R-992. */
export const mayBeInGroup = (
  { division, assignment }: { division: Division | null; assignment: Assignment | null },
  liveGroupSeq: LiveGroupSeq | null,
  now: Date,
) =>
  groupAt(division, assignment, now) === liveGroupSeq ||
  groupAt(division, assignment, graceStart(now)) === liveGroupSeq

/** Divides people by chance into so many groups, whose sizes differ by one at the highest. `random` is between 0 and 1. */
export function divide<One>(people: readonly One[], count: number, random: () => number): One[][] {
  const left = [...people]
  const groups: One[][] = Array.from({ length: count }, () => [])
  for (let at = 0; left.length > 0; at = (at + 1) % count)
    groups[at]?.push(...left.splice(Math.floor(random() * left.length), 1))
  return groups
}
