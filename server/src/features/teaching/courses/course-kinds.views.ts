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

/** How the kind and the hours of a class are told. */
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

/** Minutes of one meeting, and whole months of all of them. */
export const lengthsOf = ({ classFrom, classUntil, startAt, endAt }: KindRow) => ({
  classTime: classFrom === null || classUntil === null ? null : classUntil - classFrom,
  period: monthsOf({ startAt, endAt }),
})

/** What a class is once this was saved, and the rules it would break. What is not named stays. */
export function changedKind(course: KindRow, draft: KindDraft) {
  const { courseTypeCd, ...named } = draft
  const kind = over({ ...kindOf(course), ...routeType(courseTypeCd) }, named)
  // The dates stand elsewhere: what was asked for here does not go with them.
  const path = kind.scheduleTypeCd === 'R' ? 'body.scheduleTypeCd' : 'body.courseTypeCd'
  const short = checkLength(kind, course).map(({ rule }) => ({ path, rule }))
  return { broken: [...checkRunnable(kind), ...short], kind: storedKind(kind) }
}

/** Hours belong to what repeats, an address to what takes place elsewhere: what is stored never says two things. */
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
