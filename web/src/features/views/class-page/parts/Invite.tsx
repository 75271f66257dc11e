import { lazy, Suspense } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { isAttending } from 'contract/money/enrolments/enrolments.rules'
import { mayInvite } from 'contract/growth/referrals/referrals.rules'
import { useSession } from '../../../../platform/session.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useViewer } from '../class-page.api.ts'
import { viewerOf } from '../../../teaching/courses/course-facts.ts'

const InviteBox = lazy(() =>
  import('../../../growth/referrals/InviteBox.tsx').then((m) => ({ default: m.InviteBox })),
)

/** Inviting friends, for users who may; fetched for them alone. */
export function Invite({ course }: { course: CourseDetail }) {
  const now = useNow()
  const { isChannelUser: isMember } = useSession()
  const { attend } = viewerOf(useViewer(course.courseSeq).data)
  if (!mayInvite(course.setting, { isMember, isAttending: isAttending(attend, now) })) return null
  return (
    <Suspense fallback={null}>
      <InviteBox course={course} />
    </Suspense>
  )
}
