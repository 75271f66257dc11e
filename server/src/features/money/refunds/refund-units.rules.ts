import type { RefundFacts } from 'contract/money/refunds/refund-policy.rules'
import { curriculumTypes } from 'contract/values/type-codes'

interface Lesson {
  curriculumSeq: number
  curriculumTypeCd: string
  isPublic: boolean
  liveStartAt: Date | null
  offlineStartAt: Date | null
}
interface Round {
  startAt: Date | null
  endAt: Date | null
}
interface Bought {
  lessons: readonly Lesson[]
  round: Round | undefined
  /** Lessons that this learner opened, downloaded or took part in. */
  openedSeqs: ReadonlySet<number>
  paidAt: Date
}
type Units = Pick<RefundFacts, 'meetings' | 'lessonCount' | 'openedCount' | 'period'>

/**
 * What counts as part of the class: meetings that begin after the payment, and lessons that are taken at any time. Beside
 * meetings only videos count; a lesson that everybody may see is not paid for. docs/rules.md R-742.
 */
export function unitsOf({ lessons, round, openedSeqs, paidAt }: Bought): Units {
  const meetings = lessons
    .flatMap((lesson) => startOf(lesson) ?? [])
    .filter((start) => start > paidAt)
    .toSorted((one, other) => one.getTime() - other.getTime())
  const untimed = lessons.filter((lesson) => startOf(lesson) === null)
  const own = untimed.filter(({ isPublic }) => !isPublic)
  const counted = meetings.length > 0 ? own.filter(isVideo) : own
  return {
    meetings,
    lessonCount: counted.length,
    openedCount: counted.filter(({ curriculumSeq }) => openedSeqs.has(curriculumSeq)).length,
    period: periodOf(round, paidAt),
  }
}
const startOf = ({ liveStartAt, offlineStartAt }: Lesson) => liveStartAt ?? offlineStartAt
const isVideo = ({ curriculumTypeCd }: Lesson) => curriculumTypeCd === curriculumTypes.video

function periodOf(round: Round | undefined, paidAt: Date) {
  if (!round?.startAt || !round.endAt) return null
  const from = round.startAt > paidAt ? round.startAt : paidAt
  return from < round.endAt ? { from, to: round.endAt } : null
}

/** What the numbers of a calculation count. */
export function countsOf({ meetings, lessonCount }: Units) {
  if (meetings.length > 0) return lessonCount > 0 ? ('BOTH' as const) : ('MEETINGS' as const)
  return lessonCount > 0 ? ('LESSONS' as const) : ('DAYS' as const)
}
