import { reviewScoreKeys } from 'contract/community/reviews/reviews.rules'
import type { ReviewSummary as Summary } from 'contract/community/reviews/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Stars } from '../../../../ui/Stars.tsx'
import { reviewMessages } from '../reviews.messages.ts'
import css from '../ReviewSection.module.css'

interface ReviewSummaryProps {
  rate: number
  /** Null where the site has no detailed reviews. */
  summary: Summary | null
}
/** The average of all reviews, and the scores beside it. */
export function ReviewSummary({ rate, summary }: ReviewSummaryProps) {
  const t = useMessages(reviewMessages)
  const scored = reviewScoreKeys.flatMap((key) => {
    const score = summary?.scores[key] ?? null
    return score === null ? [] : [{ key, score }]
  })
  const recommends = summary?.recommendPercent ?? null
  return (
    <div className={css.sum}>
      <strong className="num" aria-hidden>
        {rate.toFixed(1)}
      </strong>
      <div className={css.stars}>
        <Stars rate={rate} label={t('rate', { rate: rate.toFixed(1) })} size={22} />
        {recommends !== null && <span className="num">{t('recommendPercent', { percent: recommends })}</span>}
      </div>
      {scored.length > 0 && (
        <dl className={css.scores}>
          {scored.map(({ key, score }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <ProgressBar size="thin" value={score * 20} label={t(key)} />
                <span className="num">{score.toFixed(1)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
