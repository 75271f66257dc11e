import { lazy, Suspense } from 'react'
import { enrolButton, isEnabled } from 'contract/money/enrolments/enrol-button.rules'
import { isFloating } from 'contract/teaching/courses/settings.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useSession } from '../../../../platform/session.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useViewer } from '../class-page.api.ts'
import { factsOf, momentOf, viewerOf } from '../../../teaching/courses/course-facts.ts'

const FloatingBanner = lazy(() => import('./FloatingBanner.tsx').then((m) => ({ default: m.FloatingBanner })))

/** The banner of a class, for users who can still enrol. Rendered only in browsers, once the session is known. */
export function Floating(props: { course: CourseDetail; as: 'bar' | 'line' }) {
  const now = useNow()
  const { state } = useSession()
  const { course } = props
  const { data, isLoading } = useViewer(course.courseSeq)
  const { setting } = course
  const floating = {
    ...setting,
    courseFloatingShowStartAt: momentOf(setting.courseFloatingShowStartAt),
    courseFloatingShowEndAt: momentOf(setting.courseFloatingShowEndAt),
  }
  if (state === 'loading' || isLoading || !isFloating(floating, now)) return null
  const button = enrolButton(factsOf(course), viewerOf(data), now)
  const isGoingOn = button.kind === 'START' && !button.enrolsFirst
  if (!isEnabled(button) || isGoingOn) return null
  return (
    <Suspense fallback={null}>
      <FloatingBanner {...props} />
    </Suspense>
  )
}
