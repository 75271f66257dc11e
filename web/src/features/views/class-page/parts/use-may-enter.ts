import type { CourseDetail } from 'contract/views/class-page/schemas'
import { isAttending } from 'contract/money/enrolments/enrolments.rules'
import { useNow } from '../../../../platform/use-now.ts'
import { useViewerFacts } from '../use-viewer-facts.ts'

/** Learners and staff of the class may open every lesson. */
export function useMayEnter({ courseSeq }: CourseDetail) {
  const now = useNow()
  const { isClassManager, attend } = useViewerFacts(courseSeq).viewer
  return isClassManager || isAttending(attend, now)
}
