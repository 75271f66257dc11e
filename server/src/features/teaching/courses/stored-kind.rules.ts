import type { CourseKind } from 'contract/teaching/courses/kinds.schemas'

/** Kind, hours and place of a class as they are kept: the hours in minutes of the day. */
export interface StoredKind extends Pick<
  CourseKind,
  'courseTypeCd' | 'scheduleTypeCd' | 'weekdays' | 'openTypeCd' | 'openTypeUrl' | 'subscribeYn'
> {
  categoryCd: string | null
  classFrom: number | null
  classUntil: number | null
}
