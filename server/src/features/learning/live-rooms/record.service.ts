import { RECORD_PAGE } from 'contract/learning/live-rooms/live-rooms.rules'
import type { LiveMessageSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import { openedFor } from '../../system/files/files.public.ts'
import { countReadable, findReadable, findRecordPage } from './messages.queries.ts'
import { drawnPages } from './record-board.service.ts'
import { openLesson, openRecord } from './record-access.service.ts'
import { openInside } from './room-access.service.ts'
import { recordedPolls } from './polls.service.ts'
import { messagesView } from './talk.service.ts'

export async function getRecord(ctx: MemberContext, lessonRef: LessonRef) {
  const reader = await openRecord(ctx, lessonRef)
  const count = (onlyQuestions: boolean) =>
    countReadable(ctx.db, lessonRef.itemSeq, { ...reader, onlyQuestions })
  const polls = await recordedPolls(ctx, lessonRef.itemSeq)
  return {
    messageCount: await count(false),
    questionCount: await count(true),
    polls,
    boardPageCount: await drawnPages(ctx, lessonRef.itemSeq),
  }
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

/** During the lesson for people inside, after it for those who read its record. docs/rules.md R-1003. */
export async function openFile(ctx: MemberContext, lessonRef: LessonRef, liveMessageSeq: LiveMessageSeq) {
  const { isOver, ...reader } = await openLesson(ctx, lessonRef)
  if (!isOver) await openInside(ctx, lessonRef)
  const message = await findReadable(ctx.db, lessonRef.itemSeq, { ...reader, liveMessageSeq })
  if (!message || message.fileSeq === null) throw refuse('NOT_FOUND')
  return { url: openedFor(ctx, message.fileSeq) }
}
