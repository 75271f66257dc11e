import type { CourseKind } from 'contract/teaching/courses/kinds.schemas'

/** Kind, hours and venue of a course as stored: hours in minutes of the day. */
export interface StoredKind extends Pick<
  CourseKind,
  'courseTypeCd' | 'scheduleTypeCd' | 'weekdays' | 'openTypeCd' | 'openTypeUrl' | 'subscribeYn'
> {
  categoryCd: string | null
  classFrom: number | null
  classUntil: number | null
}
