import type { RefusalName } from 'contract/http/refusals'
import type { MissionType } from 'contract/teaching/curriculum/assignments.rules'
import {
  curriculumTypes,
  type QuestionStatusCd,
  questionStatuses,
  workTypes,
} from 'contract/values/type-codes'

export interface LessonFacts {
  curriculumSeq: number
  curriculumTypeCd: string
  isPublic: boolean
  lockStatusYn: 'Y' | 'N'
}
interface Viewer {
  isManager: boolean
  isAttending: boolean
}

interface Order {
  isInOrder: boolean
  /** Whether this lesson was done already: it stays open. */
  isDone: boolean
  /** Whether each lesson that stands before it is done, or need not be. */
  before: readonly { isDone: boolean }[]
}
/** Why this lesson cannot be opened by this viewer now; null when it can. docs/rules.md R-144. */
export function checkOpen(
  lesson: LessonFacts,
  { isManager, isAttending }: Viewer,
  { isInOrder, isDone, before }: Order,
): RefusalName | null {
  if (isManager) return null
  if (lesson.lockStatusYn === 'Y') return 'LESSON_LOCKED'
  if (lesson.isPublic) return null
  if (!isAttending) return 'NOT_ATTENDING'
  // It takes place at its hour, wherever somebody stands.
  if (lesson.curriculumTypeCd === curriculumTypes.live || lesson.curriculumTypeCd === curriculumTypes.offline)
    return null
  return isInOrder && !isDone && before.some((one) => !one.isDone) ? 'LESSON_LOCKED' : null
}

interface Doable {
  curriculumTypeCd: string
  workTypeCd: string
  missionType: MissionType | null
  missionResourceName: string | null
  chatRoomName: string | null
}
const doneByTakingPart: readonly string[] = [
  curriculumTypes.video,
  curriculumTypes.live,
  curriculumTypes.offline,
]
/**
 * Videos are done by watching, lessons people come to by coming, handed-in work by being approved, a mission by what it waits for
 * unless that is gone; the rest by the learner's word.
 */
export function isDoneByWord({ curriculumTypeCd: kind, workTypeCd, missionType, ...item }: Doable) {
  if (missionType === 'LESSON_COMPLETE') return item.missionResourceName === null
  if (missionType === 'ENTER_CHAT_ROOM') return item.chatRoomName === null
  if (missionType === 'NEW_POST') return false
  return (
    !doneByTakingPart.includes(kind) && (kind !== curriculumTypes.mission || workTypeCd === workTypes.none)
  )
}

/** Who looked at the page of a meeting was not at it yet. docs/rules.md R-410. */
export function hasCome({ curriculumTypeCd: kind }: { curriculumTypeCd: string }, state = 'NONE') {
  return kind === curriculumTypes.live || kind === curriculumTypes.offline
    ? state === 'DONE'
    : state !== 'NONE'
}

interface Hours {
  liveEndAt: Date | null
  offlineStartAt: Date | null
  offlineEndAt: Date | null
}
/** What took place and is over cannot be made up for: it holds nobody back. docs/rules.md R-284. */
function isMissed({ liveEndAt, offlineStartAt, offlineEndAt }: Hours, now: Date) {
  const over = liveEndAt ?? offlineEndAt ?? offlineStartAt
  return over !== null && over <= now
}
/** What nobody can do now, being over or locked by its teacher, holds nobody back. docs/rules.md R-144. */
export const isPassedOver = (lesson: Hours & Pick<LessonFacts, 'lockStatusYn'>, now: Date) =>
  lesson.lockStatusYn === 'Y' || isMissed(lesson, now)

/** The first lesson not done, or the last one touched when all are. */
export function nextLesson<Lesson extends { curriculumSeq: number }>(
  lessons: readonly Lesson[],
  isDone: (lesson: Lesson) => boolean,
): Lesson | null {
  return lessons.find((lesson) => !isDone(lesson)) ?? lessons[0] ?? null
}

/** What a class does with questions. */
export function questionsIn({
  courseQaShowYn,
  courseQuestionStatus,
}: {
  courseQaShowYn: 'Y' | 'N'
  courseQuestionStatus: QuestionStatusCd
}) {
  if (courseQaShowYn === 'N') return 'HIDDEN' as const
  return courseQuestionStatus === questionStatuses.open ? ('OPEN' as const) : ('CLOSED' as const)
}
