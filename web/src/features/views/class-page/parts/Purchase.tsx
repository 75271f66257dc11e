import { lazy, Suspense } from 'react'
import { isAttending } from 'contract/money/enrolments/enrolments.rules'
import { courseState } from 'contract/teaching/courses/courses.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { seoulDay } from 'contract/values/korea-time'
import { useIsHydrated } from '../../../../platform/site.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import css from '../ClassPage.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { useFollowReservedSeat } from '../../../money/orders/use-follow-reserved-seat.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { Price, PriceNotes } from '../../../teaching/courses/Price.tsx'
import { Coupons } from './Coupons.tsx'
import { EnrolButton } from './EnrolButton.tsx'
import { Floating } from './Floating.tsx'
import { Invite } from './Invite.tsx'
import { JoinConditions } from './JoinConditions.tsx'
import { Offer } from './Offer.tsx'
import { useViewerFacts } from '../use-viewer-facts.ts'

const ClassMemberships = lazy(() =>
  import('../../../money/memberships/ClassMemberships.tsx').then((m) => ({ default: m.ClassMemberships })),
)

/** The memberships that open the class; on phones they stand below its title. */
export function ByMembership({ course }: { course: CourseDetail }) {
  const { viewer } = useViewerFacts(course.courseSeq)
  const isHydrated = useIsHydrated()
  const now = useNow()
  if (!isHydrated || course.productKind !== 'CLASS') return null
  return (
    <Suspense>
      <ClassMemberships courseSeq={course.courseSeq} isIn={isAttending(viewer.attend, now)} />
    </Suspense>
  )
}

/** The price and the enrol button, beside the page. */
export function PurchaseCard({ course, isPreview }: { course: CourseDetail; isPreview: boolean }) {
  const t = useMessages(courseMessages)
  const now = useNow()
  const { viewer } = useViewerFacts(course.courseSeq)
  useFollowReservedSeat(viewer.attend?.holdUntil != null)
  return (
    <aside className={css.buy} aria-label={t('purchase')}>
      <ClosingSoon course={course} />
      <Price course={course} now={now} isLarge />
      <PriceNotes course={course} now={now} />
      <Offer course={course} />
      {!isPreview && <Coupons course={course} />}
      <JoinConditions course={course} />
      <EnrolButton course={course} isPreview={isPreview} />
      {!isPreview && <ByMembership course={course} />}
      {!isPreview && <Invite course={course} />}
    </aside>
  )
}

/** The same at the bottom of a phone. */
export function PurchaseBar({ course }: { course: CourseDetail }) {
  return (
    <BottomBar>
      <div className={css.bar}>
        <div className={css.above}>
          <Floating course={course} as="line" />
        </div>
        <Price course={course} now={useNow()} />
        <div>
          <EnrolButton course={course} />
        </div>
      </div>
    </BottomBar>
  )
}

function ClosingSoon({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const now = useNow()
  const facts = factsOf(course)
  if (facts.payEndAt === null || courseState(facts, now) !== 'CLOSING_SOON') return null
  const days = daysBetween(seoulDay(now), seoulDay(facts.payEndAt))
  return <Kind tone="soon">{days > 0 ? t('closesIn', { count: days }) : t('closesToday')}</Kind>
}
/** Midnights between two days written as `2026-11-24`. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
