import type { CourseDetail } from 'contract/courses'
import { isAttending } from 'contract/enrolment.rules'
import { useNow } from '../../../platform/use-now.ts'
import { useViewer } from '../courses.api.ts'
import { viewerOf } from '../facts.ts'

/** Nothing is locked up for whoever attends or teaches. */
export function useMayEnter({ courseSeq }: CourseDetail) {
  const now = useNow()
  const { isClassManager, attend } = viewerOf(useViewer(courseSeq).data)
  return isClassManager || isAttending(attend, now)
}
