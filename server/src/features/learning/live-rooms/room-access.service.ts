import { entryRefusals, entryStateOf } from 'contract/learning/live-rooms/live-rooms.rules'
import { isConnected } from 'contract/learning/live-rooms/audience.rules'
import {
  isHost,
  isOvertime,
  isVideoRoom,
  type LiveUserType,
} from 'contract/teaching/curriculum/live-items.rules'
import type { CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { whyNoAudience } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkJoinable, getLive, type LessonRef } from '../live/live.public.ts'
import { findLessonOfRoom, findPerson, findRoom } from './rooms.queries.ts'

/**
 * A lesson in the video room, during the join window of the caller; for people who were admitted before its end until the room
 * closes. NOT_FOUND for lessons held in another service. docs/rules.md R-970.
 */
export async function openVideoRoom(ctx: MemberContext, lessonRef: LessonRef) {
  const { live, userType, attendSeq } = await getLive(ctx, lessonRef, { letsInAll: true })
  if (!isVideoRoom(live.liveTypeCd)) throw refuse('NOT_FOUND')
  const curriculumSeq = lessonRef.itemSeq
  const refused = checkJoinable(live, userType, ctx.now())
  if (refused) {
    const person = isOvertime(live, ctx.now())
      ? await findPerson(ctx.db, { curriculumSeq, userSeq: ctx.user.userSeq })
      : undefined
    if (person?.state !== 'ADMITTED') throw refuse(refused.refusal, null, { minutes: refused.minutes })
  }
  const lesson = await findLessonOfRoom(ctx.db, curriculumSeq)
  const hasAudience = lesson.hasAudience && whyNoAudience(ctx.ports) === null
  const who = { live, userType, attendSeq, isHost: isHost(userType), curriculumSeq }
  const { hasWaitingRoom } = lesson
  return { ...who, hasWaitingRoom, hasAudience, isConnected: await connects(ctx, { ...who, hasAudience }) }
}

interface Caller {
  userType: LiveUserType
  curriculumSeq: CurriculumSeq
  hasAudience: boolean
}
/** Whether the caller is connected with picture and sound, rather than watching. docs/rules.md R-1296. */
async function connects(ctx: MemberContext, { userType, curriculumSeq, hasAudience }: Caller) {
  if (isConnected({ hasAudience, userType, isOnStage: false })) return true
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq: ctx.user.userSeq })
  return isConnected({ hasAudience, userType, isOnStage: person?.onStageAt != null })
}
export type OpenRoom = Awaited<ReturnType<typeof openVideoRoom>>

/** The same for calls that only hosts may make. docs/rules.md R-964. */
export async function openAsHost(ctx: MemberContext, lessonRef: LessonRef) {
  const room = await openVideoRoom(ctx, lessonRef)
  if (!room.isHost) throw refuse('NOT_ALLOWED')
  return room
}

/** What decides whether the caller may be inside. */
export async function readEntry(ctx: MemberContext, { curriculumSeq, userType, hasWaitingRoom }: OpenRoom) {
  const stored = await findRoom(ctx.db, curriculumSeq)
  const isLocked = stored?.isLocked ?? false
  const person = await findPerson(ctx.db, { curriculumSeq, userSeq: ctx.user.userSeq })
  const state = entryStateOf({ userType, stored: person?.state ?? null, hasWaitingRoom, isLocked })
  return { state, isLocked, hasWaitingRoom, isStored: person !== undefined, room: stored ?? null }
}

/** The same for calls by people who may be inside. docs/rules.md R-962. */
export async function openInside(ctx: MemberContext, lessonRef: LessonRef) {
  const room = await openVideoRoom(ctx, lessonRef)
  const { state, isStored } = await readEntry(ctx, room)
  const refusal = entryRefusals[state]
  if (refusal) throw refuse(refusal)
  // Somebody who never came writes nothing there.
  if (!isStored) throw refuse('VIDEO_ROOM_WAITING')
  return room
}
