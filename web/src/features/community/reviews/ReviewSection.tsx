import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { useGo } from '../../../platform/address.ts'
import { LoginPrompt } from '../../../platform/LoginPrompt.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { ReviewSummary } from './parts/ReviewSummary.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { useMayReply, useMayReport, useOwnReview, useReviews } from './reviews.api.ts'
import { reviewMessages } from './reviews.messages.ts'
import css from './ReviewSection.module.css'

// Few readers of reviews write one: the form is fetched on demand.
const ReviewDialog = lazy(() => import('./ReviewDialog.tsx').then((m) => ({ default: m.ReviewDialog })))

interface ReviewSectionProps {
  courseSeq: CourseSeq
  /** The average, where the screen knows it. */
  rate?: number
}
/** The reviews of learners, the best ones first, then the newest, and a button to write one. */
export function ReviewSection({ courseSeq, rate }: ReviewSectionProps) {
  const t = useMessages(reviewMessages)
  const { reviews, reviewCount, summary, isLoading, isLoadingMore, hasMore, loadMore, error, retry } =
    useReviews(courseSeq)
  const mayReply = useMayReply(courseSeq)
  const own = useOwnReview(courseSeq)
  const { mayReport, ownSeq } = useMayReport(courseSeq)
  return (
    <section id="reviews" className={css.section}>
      <div className={css.head}>
        <h2>
          {t('title')} <small className="num">{t('count', { count: reviewCount })}</small>
        </h2>
        <WriteButton courseSeq={courseSeq} />
      </div>
      {reviewCount > 0 && rate !== undefined && <ReviewSummary rate={rate} summary={summary} />}
      {isLoading && <SkeletonText lines={4} />}
      {error && <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />}
      {!isLoading && !error && reviewCount === 0 && (
        <Empty compact title={t('none')} {...(own && { text: t('noneText') })} />
      )}
      {reviews.map((review) => (
        <ReviewItem
          key={review.evaluationSeq}
          courseSeq={courseSeq}
          review={review}
          mayReply={mayReply}
          mayReport={mayReport && review.attendSeq !== ownSeq}
        />
      ))}
      {hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={isLoadingMore} onPress={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** An address with this fragment opens the form. */
const WRITE_HASH = '#write-review'

/** Shown to learners who may write a review, and to visitors, who may turn out to be such learners. */
function WriteButton({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(reviewMessages)
  const go = useGo()
  const { state } = useSession()
  const own = useOwnReview(courseSeq)
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === WRITE_HASH)
  function close() {
    setOpen(false)
    if (hash === WRITE_HASH) go(`/classes/${courseSeq}#reviews`, { replace: true })
  }
  if (state === 'visitor') {
    return (
      <>
        <Button variant="outline" onPress={() => setOpen(true)}>
          {t('write')}
        </Button>
        <LoginPrompt open={isOpen} onClose={close} />
      </>
    )
  }
  if (!own) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {own.point ? t('edit') : t('write')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewDialog onClose={close} courseSeq={courseSeq} own={own} />
        </Suspense>
      )}
    </>
  )
}
