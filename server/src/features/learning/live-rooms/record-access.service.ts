import { isHost, isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getLive, type LessonRef } from '../live/live.public.ts'

/** A lesson in the video room that its caller may attend; what it left behind is read once it is over. docs/rules.md R-1002. */
export async function openLesson(ctx: MemberContext, lessonRef: LessonRef) {
  const { live, userType } = await getLive(ctx, lessonRef, { letsInAll: true })
  if (!isVideoRoom(live.liveTypeCd)) throw refuse('NOT_FOUND')
  return {
    userSeq: ctx.user.userSeq,
    title: live.curriculumTitle,
    isHost: isHost(userType),
    isOver: ctx.now() >= live.endsAt,
  }
}
export async function openRecord(ctx: MemberContext, lessonRef: LessonRef) {
  const { isOver, ...reader } = await openLesson(ctx, lessonRef)
  if (!isOver) throw refuse('VIDEO_ROOM_NOT_OVER')
  return reader
}
