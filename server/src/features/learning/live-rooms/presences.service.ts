import { isConnected } from 'contract/learning/live-rooms/audience.rules'
import { mayBeInGroup } from 'contract/learning/live-rooms/groups.rules'
import { otherDevices, userSeqOf } from 'contract/learning/live-rooms/live-rooms.rules'
import { isHost, type LiveUserType } from 'contract/teaching/curriculum/live-items.rules'
import {
  seq,
  type AttendSeq,
  type ChannelSeq,
  type CurriculumSeq,
  type LiveGroupSeq,
  type UserSeq,
} from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { roomName, whyNoAudience, type PresenceEvent } from '../../../platform/live-media/live-media.ts'
import { upsertAttendance } from '../attendance/attendance.public.ts'
import { recordAttended } from '../lessons/lessons.public.ts'
import { findLateWhereabouts } from './groups.queries.ts'
import { closePresence, closePresencesOf, continuePresence, insertPresence } from './presences.queries.ts'
import { findLessonOfRoom, findPerson, lowerHands } from './rooms.queries.ts'
import { roomPublisher } from './room.sockets.ts'

interface Presence {
  channelSeq: ChannelSeq
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  liveGroupSeq: LiveGroupSeq | null
}
const ROOM = /^(\d+):(\d+)(?::(\d+))?$/
/** The person and the lesson of an event; null for participants of others. */
export function presenceOf({ room, identity }: PresenceEvent): Presence | null {
  const [, channel, item, group] = ROOM.exec(room) ?? []
  const channelSeq = seq('channel').safeParse(Number(channel))
  const curriculumSeq = seq('curriculum').safeParse(Number(item))
  const userSeq = seq('user').safeParse(userSeqOf(identity))
  const liveGroupSeq = seq('live group')
    .nullable()
    .safeParse(group === undefined ? null : Number(group))
  if (!channelSeq.success || !curriculumSeq.success || !userSeq.success || !liveGroupSeq.success) return null
  return {
    channelSeq: channelSeq.data,
    curriculumSeq: curriculumSeq.data,
    userSeq: userSeq.data,
    liveGroupSeq: liveGroupSeq.data,
  }
}

/** Moving from one group to another takes a browser less than this, also a slow one. */
const MOVE_MS = 60_000

/**
 * Being inside is attendance, from the moment of joining; the last device that joined stays. Who was moved goes on with their
 * interval. docs/rules.md.
 */
export async function recordJoined(ctx: Context, presence: Presence, event: PresenceEvent) {
  const { curriculumSeq, userSeq, liveGroupSeq } = presence
  const { identity, at, room } = event
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq })
  // By the clock that issued the token: a media server counts in whole seconds, or has a clock that differs.
  const now = ctx.now()
  const where = await findLateWhereabouts(ctx.db, { curriculumSeq, userSeq }, now)
  // A token that was issued before the removal, or before they were moved, is still good for joining.
  if (
    person?.state !== 'ADMITTED' ||
    !mayBeInGroup(where, liveGroupSeq, now) ||
    !(await mayBeOnStage(ctx, curriculumSeq, person))
  )
    return ctx.ports.liveMedia.remove(room, identity)
  const replaced = await ctx.transaction(async (tx) => {
    const since = new Date(at.getTime() - MOVE_MS)
    const joined = { curriculumSeq, liveGroupSeq, identity }
    const goesOn = await continuePresence(tx, joined, since)
    // Of this connection, too: the media process may have ended without a word.
    const except = goesOn ? identity : null
    const open = await closePresencesOf(tx, { curriculumSeq, userSeq, except }, at)
    if (!goesOn) await insertPresence(tx, { ...joined, userSeq, joinedAt: at })
    await recordInside(tx, { ...person, curriculumSeq, userSeq, at })
    return open
  })
  for (const other of otherDevices(replaced, identity))
    await ctx.ports.liveMedia.remove(
      roomName(ctx.channelSeq, curriculumSeq, other.liveGroupSeq),
      other.identity,
    )
  // Hosts see who arrived in which group, or on the stage.
  if (where.division || person.onStageAt) roomPublisher(ctx, curriculumSeq).toHosts()
}

type PersonInRoom = NonNullable<Awaited<ReturnType<typeof findPerson>>>
/** Who went back to the audience may hold a token from before. docs/rules.md R-1297. */
async function mayBeOnStage(
  ctx: Context,
  curriculumSeq: CurriculumSeq,
  { userType, onStageAt }: PersonInRoom,
) {
  if (onStageAt !== null || isHost(userType) || whyNoAudience(ctx.ports) !== null) return true
  const { hasAudience } = await findLessonOfRoom(ctx.db, curriculumSeq)
  return isConnected({ hasAudience, userType, isOnStage: false })
}

interface Inside {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  userType: LiveUserType
  attendSeq: AttendSeq | null
  at: Date
}
/** Being inside is attendance, and completes the lesson. docs/rules.md R-966. */
export async function recordInside(
  tx: ChannelTx,
  { curriculumSeq, userSeq, userType, attendSeq, at }: Inside,
) {
  await upsertAttendance(tx, { curriculumSeq, userSeq, attendSeq, userType, joinedAt: at })
  if (attendSeq !== null) await recordAttended(tx, { attendSeq, curriculumSeq, now: at })
}

/** A hand goes down with its owner, but stays up where they continue on another device. */
export async function recordLeft(ctx: Context, presence: Presence, event: PresenceEvent) {
  const { curriculumSeq, userSeq, liveGroupSeq } = presence
  await ctx.transaction(async (tx) => {
    const left = { curriculumSeq, liveGroupSeq, identity: event.identity }
    const wasOpen = await closePresence(tx, left, event.at)
    if (wasOpen) await lowerHands(tx, { curriculumSeq, userSeq })
  })
  roomPublisher(ctx, curriculumSeq).toAll()
}
