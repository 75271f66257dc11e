import { now } from '../../../../platform/clock.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { CourseReview } from '../course-approval.api.ts'
import { courseReviewMessages } from '../course-approval.messages.ts'
import css from '../course-approval.module.css'
import { timeLeft } from '../time-left.ts'

const tones = { APPROVED: 'ok', REJECTED: 'soon', AUTO: 'plain', WITHDRAWN: 'plain' } as const

export function ReviewTable({ reviews, shelf }: { reviews: CourseReview[]; shelf: 'waiting' | 'decided' }) {
  const t = useMessages(courseReviewMessages)
  const { language } = useSite()
  const common: Column<CourseReview>[] = [
    {
      key: 'class',
      head: t('class'),
      cell: ({ courseReviewSeq, title, submittedBy }) => (
        <Anchor href={`/admin/course-reviews/${courseReviewSeq}`} className={css.class}>
          <b className="clamp2">{title}</b>
          <small>{submittedBy}</small>
        </Anchor>
      ),
      bare: true,
    },
    { key: 'site', head: t('site'), cell: ({ siteName }) => siteName },
    { key: 'submitted', head: t('submitted'), cell: (one) => formatDateTime(one.submittedAt, language) },
  ]
  const waiting: Column<CourseReview>[] = [
    { key: 'auto', head: t('auto'), cell: ({ autoPublishAt }) => <Left at={autoPublishAt} /> },
  ]
  const decided: Column<CourseReview>[] = [
    {
      key: 'result',
      head: t('result'),
      cell: ({ verdict, reason }) =>
        verdict && (
          <span className={css.result}>
            <Kind tone={tones[verdict]}>{t(verdict)}</Kind>
            {reason && <small className={`clamp2 ${css.faint}`}>{reason}</small>}
          </span>
        ),
    },
    {
      key: 'decidedAt',
      head: t('decidedAt'),
      cell: ({ decidedAt }) => decidedAt && formatDateTime(decidedAt, language),
    },
  ]
  return (
    <DataTable
      label={t('title')}
      rows={reviews}
      keyOf={({ courseReviewSeq }) => courseReviewSeq}
      columns={[...common, ...(shelf === 'waiting' ? waiting : decided)]}
    />
  )
}

/** The time left for a decision. */
function Left({ at }: { at: string }) {
  const t = useMessages(courseReviewMessages)
  const { unit, count } = timeLeft(new Date(at), now())
  return <Kind tone={unit === 'leftDays' ? 'plain' : 'soon'}>{t(unit, { count })}</Kind>
}
