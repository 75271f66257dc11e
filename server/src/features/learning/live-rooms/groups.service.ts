import type { z } from 'zod'
import type { openGroups } from 'contract/learning/live-rooms/groups.api'
import { CLOSE_SECONDS, groupAt, isClosing, MOVE_SECONDS } from 'contract/learning/live-rooms/groups.rules'
import { liveTypes } from 'contract/values/type-codes'
import type { CurriculumSeq, LiveDivisionSeq, LiveGroupSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import { settleAfter } from './groups.jobs.ts'
import {
  findAdmitted,
  findAssignment,
  findDivision,
  findGroups,
  findMembers,
  findWhereabouts,
  insertDivision,
  insertGroups,
  updateEnd,
  updateHelp,
  upsertAssignments,
} from './groups.queries.ts'
import { openAsHost, openInside, type OpenRoom } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { insertRoom, lockRoomRow } from './rooms.queries.ts'
import { keepPace } from './talk.service.ts'

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Nobody talks in the groups of a webinar, nor in an audience. */
export const mayDivide = ({ isHost, live, hasAudience }: OpenRoom) =>
  isHost && live.liveType !== liveTypes.webinar && !hasAudience

/** Learners who are not in the room are left out; who is named twice is in the first group. docs/rules.md R-991. */
export async function open(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { groups, minutes }: z.output<typeof openGroups.body>,
) {
  const room = await openAsHost(ctx, lessonRef)
  if (!mayDivide(room)) throw refuse('NOT_ALLOWED')
  const { curriculumSeq } = room
  const now = ctx.now()
  const opensAt = later(now, MOVE_SECONDS)
  const closesAt = minutes === null ? null : later(opensAt, minutes * 60)
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, now)
    await lockRoomRow(tx, curriculumSeq)
    if (await findDivision(tx, curriculumSeq, now)) throw refuse('LIVE_GROUPS_OPEN')
    const division = { curriculumSeq, openedByUserSeq: ctx.user.userSeq, opensAt, closesAt }
    const { liveDivisionSeq } = await insertDivision(tx, division)
    const added = await insertGroups(tx, liveDivisionSeq, groups.length)
    const admitted = new Set(await findAdmitted(tx, curriculumSeq, groups.flat()))
    const assignments = added.flatMap(({ liveGroupSeq }, at) =>
      (groups[at] ?? [])
        .filter((userSeq) => admitted.delete(userSeq))
        .map((userSeq) => ({
          liveDivisionSeq,
          userSeq,
          liveGroupSeq,
          beforeGroupSeq: null,
          movesAt: opensAt,
        })),
    )
    await upsertAssignments(tx, assignments)
    await settleAfter(tx, curriculumSeq, { move: opensAt, now })
    if (closesAt) await settleAfter(tx, curriculumSeq, { move: closesAt, now })
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

export async function close(ctx: MemberContext, lessonRef: LessonRef) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const now = ctx.now()
  const isChanged = await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, now)
    await lockRoomRow(tx, curriculumSeq)
    const division = await findDivision(tx, curriculumSeq, now)
    if (!division || isClosing(division, now)) return false
    const closesAt = later(now, CLOSE_SECONDS)
    await updateEnd(tx, division.liveDivisionSeq, closesAt)
    await settleAfter(tx, curriculumSeq, { move: closesAt, now })
    return true
  })
  if (isChanged) roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

/** The open groups, locked until the transaction ends. While everybody returns nobody is moved. */
async function lockDivision(tx: ChannelTx, curriculumSeq: CurriculumSeq, now: Date) {
  await insertRoom(tx, curriculumSeq, now)
  await lockRoomRow(tx, curriculumSeq)
  const division = await findDivision(tx, curriculumSeq, now)
  if (!division || isClosing(division, now)) throw refuse('LIVE_GROUPS_CLOSED')
  return division
}
async function requireGroup(
  tx: ChannelTx,
  { liveDivisionSeq }: { liveDivisionSeq: LiveDivisionSeq },
  liveGroupSeq: LiveGroupSeq | null,
) {
  const groups = liveGroupSeq === null ? [] : await findGroups(tx, liveDivisionSeq)
  if (liveGroupSeq !== null && !groups.some((one) => one.liveGroupSeq === liveGroupSeq))
    throw refuse('NOT_FOUND')
}

interface GroupChoice {
  userSeq: UserSeq
  liveGroupSeq: LiveGroupSeq | null
}
/** docs/rules.md R-991. */
export async function move(ctx: MemberContext, lessonRef: LessonRef, { userSeq, liveGroupSeq }: GroupChoice) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const division = await lockDivision(tx, curriculumSeq, now)
    await requireGroup(tx, division, liveGroupSeq)
    if ((await findAdmitted(tx, curriculumSeq, [userSeq])).length === 0) throw refuse('NOT_FOUND')
    const { liveDivisionSeq, opensAt } = division
    const assignment = (await findAssignment(tx, liveDivisionSeq, userSeq)) ?? null
    const beforeGroupSeq = groupAt(division, assignment, now)
    const soon = later(now, MOVE_SECONDS)
    const movesAt = soon > opensAt ? soon : opensAt
    await upsertAssignments(tx, [{ liveDivisionSeq, userSeq, liveGroupSeq, beforeGroupSeq, movesAt }])
    await settleAfter(tx, curriculumSeq, { move: movesAt, now })
  })
  const publisher = roomPublisher(ctx, curriculumSeq)
  publisher.toPerson(userSeq)
  publisher.toHosts()
  return null
}

/** A host goes where they like, at once; who comes has answered the call for help. docs/rules.md R-993. */
export async function visit(ctx: MemberContext, lessonRef: LessonRef, liveGroupSeq: LiveGroupSeq | null) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  const now = ctx.now()
  const { userSeq } = ctx.user
  await ctx.transaction(async (tx) => {
    const division = await lockDivision(tx, curriculumSeq, now)
    await requireGroup(tx, division, liveGroupSeq)
    const { liveDivisionSeq } = division
    const assignment = { liveGroupSeq, beforeGroupSeq: liveGroupSeq, movesAt: now }
    await upsertAssignments(tx, [{ liveDivisionSeq, userSeq, ...assignment }])
    if (liveGroupSeq !== null) await updateHelp(tx, { liveDivisionSeq, liveGroupSeq }, null)
    await settleAfter(tx, curriculumSeq, { move: now, now })
  })
  await publishHelp(ctx, curriculumSeq, liveGroupSeq)
  return null
}

interface HelpRequest {
  isRequested: boolean
  liveGroupSeq: LiveGroupSeq | null
}
/** Learners call for their own group, whatever they name. docs/rules.md R-993. */
export async function requestHelp(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { isRequested, liveGroupSeq }: HelpRequest,
) {
  const { curriculumSeq, isHost } = await openInside(ctx, lessonRef)
  await keepPace(ctx)
  const now = ctx.now()
  const person = { curriculumSeq, userSeq: ctx.user.userSeq }
  const { division, ...own } = await findWhereabouts(ctx.db, person, now)
  const about = isHost ? liveGroupSeq : own.liveGroupSeq
  if (!division || about === null) throw refuse('LIVE_GROUPS_CLOSED')
  const { liveDivisionSeq } = division
  const isDone = await ctx.transaction((tx) =>
    updateHelp(tx, { liveDivisionSeq, liveGroupSeq: about }, isRequested ? now : null),
  )
  if (!isDone) throw refuse('NOT_FOUND')
  await publishHelp(ctx, curriculumSeq, about)
  return null
}

/** To the hosts, and to those whose group it is. */
async function publishHelp(ctx: MemberContext, curriculumSeq: CurriculumSeq, group: LiveGroupSeq | null) {
  const publisher = roomPublisher(ctx, curriculumSeq)
  publisher.toHosts()
  if (group === null) return
  for (const userSeq of await findMembers(ctx.db, group)) publisher.toPerson(userSeq)
}
