import { RECORD_PAGE } from 'contract/learning/live-rooms/live-rooms.rules'
import { isHost, isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import type { LiveMessageSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getLive, type LessonRef } from '../live/live.public.ts'
import { countReadable, findRecordPage } from './messages.queries.ts'
import { recordedPolls } from './polls.service.ts'
import { messagesView } from './talk.service.ts'

/** What a lesson in the video room left behind, for those who may attend it, once it is over. docs/rules.md R-1002. */
async function openRecord(ctx: MemberContext, lessonRef: LessonRef) {
  const { live, userType } = await getLive(ctx, lessonRef, { letsInAll: true })
  if (!isVideoRoom(live.liveTypeCd)) throw refuse('NOT_FOUND')
  if (ctx.now() < live.endsAt) throw refuse('VIDEO_ROOM_NOT_OVER')
  return { userSeq: ctx.user.userSeq, isHost: isHost(userType) }
}

export async function getRecord(ctx: MemberContext, lessonRef: LessonRef) {
  const reader = await openRecord(ctx, lessonRef)
  const count = (onlyQuestions: boolean) =>
    countReadable(ctx.db, lessonRef.itemSeq, { ...reader, onlyQuestions })
  const polls = await recordedPolls(ctx, lessonRef.itemSeq)
  return { messageCount: await count(false), questionCount: await count(true), polls }
}

interface RecordQuery {
  after?: LiveMessageSeq | undefined
  only?: 'QUESTIONS' | undefined
}
export async function listRecord(ctx: MemberContext, lessonRef: LessonRef, { after, only }: RecordQuery) {
  const reader = { ...(await openRecord(ctx, lessonRef)), onlyQuestions: only === 'QUESTIONS', after }
  const found = await findRecordPage(ctx.db, lessonRef.itemSeq, reader)
  const list = await messagesView(ctx, found.slice(0, RECORD_PAGE))
  return { list, hasMore: found.length > RECORD_PAGE }
}
