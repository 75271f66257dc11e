import {
  clockOf,
  monthsOf,
  readClock,
  routeType,
  checkRunnable,
  checkLength,
} from 'contract/teaching/courses/kinds.rules'
import { categoryCds } from 'contract/values/platform-categories'
import type { CourseKind, KindDraft } from 'contract/teaching/courses/kinds.schemas'
import { openTypes } from 'contract/values/type-codes'
import { over } from '../../../platform/over.ts'
import type { CourseRow } from './courses.public.ts'
import type { StoredKind } from './stored-kind.rules.ts'

type KindRow = StoredKind & Pick<CourseRow, 'startAt' | 'endAt'>

/** The wire form of a course's kind and hours. */
export const kindOf = (course: StoredKind): CourseKind => ({
  courseTypeCd: course.courseTypeCd,
  scheduleTypeCd: course.scheduleTypeCd,
  weekdays: course.weekdays,
  classStartTime: timeOf(course.classFrom),
  classEndTime: timeOf(course.classUntil),
  categoryCd: categoryCds.find((one) => one === course.categoryCd) ?? null,
  openTypeCd: course.openTypeCd,
  openTypeUrl: course.openTypeUrl,
  subscribeYn: course.subscribeYn,
})
const timeOf = (minute: number | null) => (minute === null ? null : clockOf(minute))

/** The minutes of one session, and the whole months from the first to the last. */
export const lengthsOf = ({ classFrom, classUntil, startAt, endAt }: KindRow) => ({
  classTime: classFrom === null || classUntil === null ? null : classUntil - classFrom,
  period: monthsOf({ startAt, endAt }),
})

/** The kind of a course after a save, and the rules it would break. Omitted fields stay. */
export function changedKind(course: KindRow, draft: KindDraft) {
  const { courseTypeCd, ...named } = draft
  const kind = over({ ...kindOf(course), ...routeType(courseTypeCd) }, named)
  // The dates belong to another tab, so the error is reported at the kind.
  const path = kind.scheduleTypeCd === 'R' ? 'body.scheduleTypeCd' : 'body.courseTypeCd'
  const short = checkLength(kind, course).map(({ rule }) => ({ path, rule }))
  return { broken: [...checkRunnable(kind), ...short], kind: storedKind(kind) }
}

/** Only repeating courses have hours, only external ones a URL: stored fields never contradict one another. */
function storedKind({ weekdays, classStartTime, classEndTime, ...kind }: CourseKind): StoredKind {
  const repeats = kind.scheduleTypeCd === 'R'
  return {
    ...kind,
    openTypeUrl: kind.openTypeCd === openTypes.external ? kind.openTypeUrl : null,
    weekdays: repeats ? [...new Set(weekdays)].toSorted((one, other) => one - other) : [],
    classFrom: repeats ? minuteOf(classStartTime) : null,
    classUntil: repeats ? minuteOf(classEndTime) : null,
  }
}
function minuteOf(text: string | null) {
  const minute = text ? readClock(text) : null
  return typeof minute === 'number' ? minute : null
}
