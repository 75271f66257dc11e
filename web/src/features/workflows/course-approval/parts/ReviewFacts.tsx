import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import { userLimitTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Price } from '../../../teaching/courses/Price.tsx'
import type { ReviewedClass } from '../course-approval.api.ts'
import { courseReviewMessages } from '../course-approval.messages.ts'

/** The terms of sale of the class, and the person who requested the review. */
export function ReviewFacts({ review, course }: Pick<ReviewedClass, 'review' | 'course'>) {
  const t = useMessages(courseReviewMessages)
  const { language } = useSite()
  const now = useNow()
  const span = accessSpan(course.vodDays)
  const { startAt, endAt, payStartAt, payEndAt, userLimitTypeCd, maxUserCount } = course
  const at = (moment: string | null) => (moment ? formatDateTime(moment, language) : '')
  const isLimited = userLimitTypeCd !== userLimitTypes.unlimited && maxUserCount !== null
  return (
    <Card>
      <KVList>
        <KV k={t('price')} v={<Price course={course} now={now} />} />
        <KV k={t('access')} v={t(span.unit, { count: span.count })} />
        {startAt && <KV k={t('starts')} v={at(startAt)} />}
        {endAt && <KV k={t('ends')} v={at(endAt)} />}
        <KV
          k={t('recruiting')}
          v={payStartAt || payEndAt ? `${at(payStartAt)} ~ ${at(payEndAt)}` : t('always')}
        />
        <KV k={t('seats')} v={isLimited ? t('people', { count: maxUserCount }) : t('noLimit')} />
        <KV k={t('teachers')} v={course.teachers.map(({ name }) => name).join(', ') || t('nobody')} />
        <KV
          k={t('site')}
          v={
            review.siteUrl ? (
              <a href={review.siteUrl} target="_blank" rel="noreferrer">
                {review.siteName}
              </a>
            ) : (
              review.siteName
            )
          }
        />
        <KV k={t('by')} v={review.submittedBy} />
        <KV k={t('submitted')} v={at(review.submittedAt)} />
        {review.verdict === null && <KV k={t('auto')} v={at(review.autoPublishAt)} />}
      </KVList>
    </Card>
  )
}
