import { lazy, Suspense, useState } from 'react'
import { reviewScoreKeys } from 'contract/community/reviews/reviews.rules'
import type { Review } from 'contract/community/reviews/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { PictureGrid } from '../../system/files/PictureGrid.tsx'
import { ReviewMenu } from './parts/ReviewMenu.tsx'
import { useFreshReviews } from './reviews.api.ts'
import { LevelBadge } from '../../people/levels/LevelBadge.tsx'
import { reviewMessages } from './reviews.messages.ts'
import css from './ReviewItem.module.css'

// Staff alone write replies: the form is fetched on demand.
const ReplyForm = lazy(() => import('./ReplyForm.tsx').then((m) => ({ default: m.ReplyForm })))

interface ReviewItemProps {
  courseSeq: CourseSeq
  review: Review
  mayReply: boolean
  /** Whether the reader may report it. */
  mayReport: boolean
}

/** One review with the answer of the staff below it. */
export function ReviewItem({ courseSeq, review, mayReply, mayReport }: ReviewItemProps) {
  const t = useMessages(reviewMessages)
  const { language } = useSite()
  const refresh = useFreshReviews()
  const [isReplying, setReplying] = useState(false)
  const { reply, writerName, writerLevel, reviewPoint, createdAt, description } = review
  return (
    <div className={css.review}>
      <div className={css.writer}>
        <Avatar name={writerName} size={32} />
        <b>{writerName}</b>
        {review.isBest && <Kind tone="brand">{t('best')}</Kind>}
        {writerLevel && <LevelBadge level={writerLevel} />}
        <Stars rate={reviewPoint} label={t('rate', { rate: reviewPoint })} size={15} />
        <time dateTime={createdAt} className="num">
          {formatDate(createdAt, language)}
        </time>
        {mayReport && (
          <span className={css.menu}>
            <ReviewMenu courseSeq={courseSeq} review={review} />
          </span>
        )}
      </div>
      <p>{description}</p>
      <PictureGrid pictures={review.pictures} writerName={writerName} refresh={refresh} />
      <Said review={review} />
      {reply && !isReplying && (
        <section className={css.reply} aria-label={t('replyTo', { name: writerName })}>
          <div className={css.writer}>
            <b>{reply.writerName}</b>
            <Kind>{t('staff')}</Kind>
            <time dateTime={reply.repliedAt} className="num">
              {formatDate(reply.repliedAt, language)}
            </time>
          </div>
          <p>{reply.content}</p>
        </section>
      )}
      {mayReply && !isReplying && (
        <div className={css.action}>
          <LinkButton tone="dimmed" onPress={() => setReplying(true)}>
            {t(reply ? 'changeReply' : 'reply')}
          </LinkButton>
        </div>
      )}
      {isReplying && (
        <Suspense fallback={null}>
          <ReplyForm courseSeq={courseSeq} review={review} onClose={() => setReplying(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The recommendation and the scores below the words. */
function Said({ review: { isRecommended, scores } }: { review: Review }) {
  const t = useMessages(reviewMessages)
  const said = reviewScoreKeys.flatMap((key) => {
    const score = scores?.[key] ?? null
    return score === null ? [] : [t('scoreOf', { what: t(key), n: score })]
  })
  if (isRecommended !== null) said.unshift(t(isRecommended ? 'recommends' : 'recommendsNot'))
  if (said.length === 0) return null
  return (
    <ul className={css.said}>
      {said.map((one) => (
        <li key={one} className="num">
          {one}
        </li>
      ))}
    </ul>
  )
}
