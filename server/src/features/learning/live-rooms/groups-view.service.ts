import type { z } from 'zod'
import { groupAt, nextMove } from 'contract/learning/live-rooms/groups.rules'
import type { OpenGroups } from 'contract/learning/live-rooms/groups.schemas'
import type { LiveGroupSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findFaces } from '../../people/members/members.public.ts'
import {
  findAssignments,
  findAssignmentsOf,
  findDivision,
  findGroups,
  findLearnersHere,
} from './groups.queries.ts'
import type { OpenRoom } from './room-access.service.ts'

type AssignedPerson = Awaited<ReturnType<typeof findAssignments>>[number]
type GroupRow = Awaited<ReturnType<typeof findGroups>>[number]

/**
 * The open groups as the caller may see them, and who of these others is where the caller is. Every change is read by a whole room at
 * once: only hosts read where everybody is. docs/rules.md R-991.
 */
export async function groupsView(ctx: MemberContext, room: OpenRoom, others: readonly UserSeq[]) {
  const now = ctx.now()
  const division = await findDivision(ctx.db, room.curriculumSeq, now)
  if (!division) return { groups: null, isBesideMe: () => true }
  const { liveDivisionSeq } = division
  const groups = await findGroups(ctx.db, liveDivisionSeq)
  const assigned = room.isHost
    ? await findAssignments(ctx.db, liveDivisionSeq)
    : await findAssignmentsOf(ctx.db, liveDivisionSeq, [ctx.user.userSeq, ...others])
  const assignments = new Map(assigned.map((one) => [one.userSeq, one]))
  const whereIs = (userSeq: UserSeq) => groupAt(division, assignments.get(userSeq) ?? null, now)
  const mine = whereIs(ctx.user.userSeq)
  const refOf = (liveGroupSeq: LiveGroupSeq | null) => {
    const group = groups.find((one) => one.liveGroupSeq === liveGroupSeq)
    return group ? { liveGroupSeq: group.liveGroupSeq, number: group.number } : null
  }
  const move = nextMove(division, assignments.get(ctx.user.userSeq) ?? null, now)
  const view: z.output<typeof OpenGroups> = {
    opensAt: division.opensAt,
    closesAt: division.closesAt,
    mine: refOf(mine),
    isHelpRequested: groups.some((one) => one.liveGroupSeq === mine && one.helpRequestedAt !== null),
    next: move && { at: move.at, group: refOf(move.liveGroupSeq) },
    ...(room.isHost
      ? await listForHosts(ctx, room, { groups, assigned: assigned.filter(isLearner) })
      : { list: [], unassigned: [] }),
  }
  return { groups: view, isBesideMe: (userSeq: UserSeq) => whereIs(userSeq) === mine }
}

const isLearner = ({ userType, state }: AssignedPerson) => userType === 'user' && state === 'ADMITTED'

interface GroupRows {
  groups: GroupRow[]
  assigned: AssignedPerson[]
}
/** Everybody stands where they are moved to. */
async function listForHosts(
  ctx: MemberContext,
  { curriculumSeq }: OpenRoom,
  { groups, assigned }: GroupRows,
) {
  const here = await findLearnersHere(ctx.db, curriculumSeq)
  const placed = new Set(
    assigned.filter(({ liveGroupSeq }) => liveGroupSeq !== null).map(({ userSeq }) => userSeq),
  )
  const unassigned = here.filter(({ userSeq }) => !placed.has(userSeq))
  const faces = await findFaces(ctx, [...new Set([...assigned, ...here].map(({ userSeq }) => userSeq))])
  const personOf = ({ userSeq, name }: { userSeq: UserSeq; name: string }) => ({
    userSeq,
    name: shownName(name, ctx.language),
    imageUrl: faces.get(userSeq) ?? null,
  })
  const connections = new Map(here.map((one) => [one.userSeq, one.liveGroupSeq]))
  const list = groups.map(({ liveGroupSeq, number, helpRequestedAt }) => ({
    liveGroupSeq,
    number,
    isHelpRequested: helpRequestedAt !== null,
    people: assigned
      .filter((one) => one.liveGroupSeq === liveGroupSeq)
      .map((one) => ({ ...personOf(one), isInside: connections.get(one.userSeq) === liveGroupSeq })),
  }))
  return { list, unassigned: unassigned.map(personOf) }
}
