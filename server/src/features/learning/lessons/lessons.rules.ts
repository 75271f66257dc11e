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
  /** Whether this lesson was completed already: it stays open. */
  isDone: boolean
  /** For each lesson before it, whether it is completed or can be skipped. */
  before: readonly { isDone: boolean }[]
}
/** The reason why this viewer cannot open the lesson now; null when they can. docs/rules.md R-144. */
export function checkOpen(
  lesson: LessonFacts,
  { isManager, isAttending }: Viewer,
  { isInOrder, isDone, before }: Order,
): RefusalName | null {
  if (isManager) return null
  if (lesson.lockStatusYn === 'Y') return 'LESSON_LOCKED'
  if (lesson.isPublic) return null
  if (!isAttending) return 'NOT_ATTENDING'
  // It takes place at a set time, whatever the learner's progress.
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
 * Videos are completed by watching, live and offline lessons by attending, submitted work by approval, a mission by its target
 * while that exists; the rest by the learner's confirmation.
 */
export function isDoneByWord({ curriculumTypeCd: kind, workTypeCd, missionType, ...item }: Doable) {
  if (missionType === 'LESSON_COMPLETE') return item.missionResourceName === null
  if (missionType === 'ENTER_CHAT_ROOM') return item.chatRoomName === null
  if (missionType === 'NEW_POST') return false
  return (
    !doneByTakingPart.includes(kind) && (kind !== curriculumTypes.mission || workTypeCd === workTypes.none)
  )
}

/** Opening the page of a meeting is not attending it. docs/rules.md R-410. */
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
/** A lesson whose time is over cannot be made up for, so it blocks nobody. docs/rules.md R-284. */
function isMissed({ liveEndAt, offlineStartAt, offlineEndAt }: Hours, now: Date) {
  const over = liveEndAt ?? offlineEndAt ?? offlineStartAt
  return over !== null && over <= now
}
/** A lesson that nobody can complete, being over or locked by staff, blocks nobody. docs/rules.md R-144. */
export const isPassedOver = (lesson: Hours & Pick<LessonFacts, 'lockStatusYn'>, now: Date) =>
  lesson.lockStatusYn === 'Y' || isMissed(lesson, now)

/** The first lesson that is not completed, or the last one used when all are. */
export function nextLesson<Lesson extends { curriculumSeq: number }>(
  lessons: readonly Lesson[],
  isDone: (lesson: Lesson) => boolean,
): Lesson | null {
  return lessons.find((lesson) => !isDone(lesson)) ?? lessons[0] ?? null
}

/** How a course handles questions. */
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
