import { lazy, Suspense } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { fareTypes } from 'contract/values/type-codes'
import { useIsHydrated } from '../../../../platform/site.tsx'

const CourseCoupons = lazy(() =>
  import('../../../money/coupons/CourseCoupons.tsx').then((m) => ({ default: m.CourseCoupons })),
)

/** The coupons that can be spent on what is paid here. */
export function Coupons({ course }: { course: CourseDetail }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || course.fareCd !== fareTypes.paid) return null
  return (
    <Suspense>
      <CourseCoupons courseSeq={course.courseSeq} />
    </Suspense>
  )
}
