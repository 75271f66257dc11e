import { otherDevices, userSeqOf } from 'contract/learning/live-rooms/live-rooms.rules'
import { seq, type ChannelSeq, type CurriculumSeq, type UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { PresenceEvent } from '../../../platform/live-media/live-media.ts'
import { upsertAttendance } from '../attendance/attendance.public.ts'
import { recordAttended } from '../lessons/lessons.public.ts'
import { closePresence, closePresencesOf, insertPresence } from './presences.queries.ts'
import { findPerson, lowerHands } from './rooms.queries.ts'
import { roomPublisher } from './room.sockets.ts'

interface Presence {
  channelSeq: ChannelSeq
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
}
const ROOM = /^(\d+):(\d+)$/
/** The person and the lesson of an event; null for participants of others. */
export function presenceOf({ room, identity }: PresenceEvent): Presence | null {
  const [, channel, item] = ROOM.exec(room) ?? []
  const channelSeq = seq('channel').safeParse(Number(channel))
  const curriculumSeq = seq('curriculum').safeParse(Number(item))
  const userSeq = seq('user').safeParse(userSeqOf(identity))
  if (!channelSeq.success || !curriculumSeq.success || !userSeq.success) return null
  return { channelSeq: channelSeq.data, curriculumSeq: curriculumSeq.data, userSeq: userSeq.data }
}

/** Being inside is attendance, from the moment of joining; the last device that joined stays. docs/rules.md. */
export async function recordJoined(ctx: Context, { curriculumSeq, userSeq }: Presence, event: PresenceEvent) {
  const { identity, at, room } = event
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq })
  // A token that was issued before the removal is still good for joining.
  if (person?.state !== 'ADMITTED') return ctx.ports.liveMedia.remove(room, identity)
  const replaced = await ctx.transaction(async (tx) => {
    // Of this connection, too: the media process may have ended without a word.
    const open = await closePresencesOf(tx, { curriculumSeq, userSeq }, at)
    await insertPresence(tx, { curriculumSeq, userSeq, identity, joinedAt: at })
    const { attendSeq, userType } = person
    await upsertAttendance(tx, { curriculumSeq, userSeq, attendSeq, userType, joinedAt: at })
    if (attendSeq !== null) await recordAttended(tx, { attendSeq, curriculumSeq, now: at })
    return open
  })
  for (const other of otherDevices(replaced, identity)) await ctx.ports.liveMedia.remove(room, other)
}

/** A hand goes down with its owner, but stays up where they continue on another device. */
export async function recordLeft(ctx: Context, { curriculumSeq, userSeq }: Presence, event: PresenceEvent) {
  await ctx.transaction(async (tx) => {
    const wasOpen = await closePresence(tx, { curriculumSeq, identity: event.identity }, event.at)
    if (wasOpen) await lowerHands(tx, { curriculumSeq, userSeq })
  })
  roomPublisher(ctx, curriculumSeq).toAll()
}
