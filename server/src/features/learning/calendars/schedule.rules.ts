import { liveStatus } from 'contract/teaching/curriculum/live-items.rules'
import { seoulDay } from 'contract/values/korea-time'
import { curriculumTypes } from 'contract/values/type-codes'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'

/** A date of a class: a lesson, or a weekly session without one. */
export interface ScheduledDate {
  curriculumSeq: CurriculumSeq | null
  curriculumTypeCd: typeof curriculumTypes.live | typeof curriculumTypes.offline | null
  courseSeq: CourseSeq
  courseTitle: string
  title: string
  startAt: Date
  endAt: Date | null
  address: string
  isRemoved: boolean
  revision: number
  changedAt: Date
}

export const statusOf = ({ startAt, endAt }: Pick<ScheduledDate, 'startAt' | 'endAt'>, now: Date) =>
  liveStatus({ startsAt: startAt, endsAt: endAt ?? startAt }, now)

const HOUR = 3_600_000
/** A meeting without an end is taken for an hour. */
export const endOf = ({ startAt, endAt }: Pick<ScheduledDate, 'startAt' | 'endAt'>) =>
  endAt && endAt > startAt ? endAt : new Date(startAt.getTime() + HOUR)

export const byStart = (left: ScheduledDate, right: ScheduledDate) =>
  left.startAt.getTime() - right.startAt.getTime() || (left.curriculumSeq ?? 0) - (right.curriculumSeq ?? 0)

const dayOfCourse = ({ courseSeq, startAt }: Pick<ScheduledDate, 'courseSeq' | 'startAt'>) =>
  `${courseSeq} ${seoulDay(startAt)}`
/** Weekly sessions on days on which their class has no lesson. docs/rules.md R-624. */
export function withoutTakenDays(lessons: readonly ScheduledDate[], sessions: readonly ScheduledDate[]) {
  const taken = new Set(lessons.filter(({ isRemoved }) => !isRemoved).map(dayOfCourse))
  return sessions.filter((session) => !taken.has(dayOfCourse(session)))
}
