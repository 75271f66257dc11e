import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const RoomPerson = z.object({
  userSeq: seq('user'),
  name: z.string(),
  imageUrl: z.string().nullable(),
})
export type RoomPerson = z.input<typeof RoomPerson>

/** A group by its number, from 1. */
export const GroupRef = z.object({ liveGroupSeq: seq('live group'), number: z.int() })
export type GroupRef = z.input<typeof GroupRef>

const GroupPerson = RoomPerson.extend({
  /** Whether they are connected in this group now. */
  isInside: z.boolean(),
})
export const RoomGroup = GroupRef.extend({
  isHelpRequested: z.boolean(),
  people: GroupPerson.array(),
})
export type RoomGroup = z.input<typeof RoomGroup>

/** The groups that are open, as the caller may see them. docs/rules.md R-991. */
export const OpenGroups = z.object({
  opensAt: instant,
  /** When everybody returns; null until a host decides. */
  closesAt: instant.nullable(),
  /** Where the caller belongs now; null for the room itself. */
  mine: GroupRef.nullable(),
  /** Whether the group of the caller waits for a host. */
  isHelpRequested: z.boolean(),
  /** When the caller is moved, and where to; null for the room itself. */
  next: z.object({ at: instant, group: GroupRef.nullable() }).nullable(),
  /** All groups with their people; for hosts only. */
  list: RoomGroup.array(),
  /** Learners inside who have no group; for hosts only. */
  unassigned: RoomPerson.array(),
})
export type OpenGroups = z.input<typeof OpenGroups>

export const RoomGroups = {
  groups: OpenGroups.nullable(),
  /** For hosts: whether people of this lesson can be divided into groups. */
  mayDivide: z.boolean(),
}
