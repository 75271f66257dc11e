import { userSeqOf } from 'contract/learning/live-rooms/live-rooms.rules'
import { seq, type ChannelSeq, type CurriculumSeq, type UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { PresenceEvent } from '../../../platform/live-media/live-media.ts'
import { upsertAttendance } from '../attendance/attendance.public.ts'
import { recordAttended } from '../lessons/lessons.public.ts'
import { closePresence, insertPresence } from './presences.queries.ts'
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

/** Being inside is attendance, from the moment of joining. docs/rules.md R-966. */
export async function recordJoined(ctx: Context, { curriculumSeq, userSeq }: Presence, event: PresenceEvent) {
  const { identity, at, room } = event
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq })
  // A token that was issued before the removal is still good for joining.
  if (person?.state !== 'ADMITTED') return ctx.ports.liveMedia.remove(room, identity)
  return ctx.transaction(async (tx) => {
    // The media process may have ended without a word.
    await closePresence(tx, { curriculumSeq, identity }, at)
    await insertPresence(tx, { curriculumSeq, userSeq, identity, joinedAt: at })
    const { attendSeq, userType } = person
    await upsertAttendance(tx, { curriculumSeq, userSeq, attendSeq, userType, joinedAt: at })
    if (attendSeq !== null) await recordAttended(tx, { attendSeq, curriculumSeq, now: at })
  })
}

/** A hand goes down with its owner. */
export async function recordLeft(ctx: Context, { curriculumSeq, userSeq }: Presence, event: PresenceEvent) {
  await ctx.transaction(async (tx) => {
    await closePresence(tx, { curriculumSeq, identity: event.identity }, event.at)
    await lowerHands(tx, { curriculumSeq, userSeq })
  })
  roomPublisher(ctx, curriculumSeq).toAll()
}
