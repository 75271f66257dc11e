import type { Balances as Sums } from 'contract/learning/points/schemas'
import { seoulDay } from 'contract/values/korea-time'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatMonth } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { cx } from '../../../../ui/cx.ts'
import type { Entry } from '../points.api.ts'
import { pointMessages } from '../points.messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import css from '../points.module.css'

/** The balance of each kind of points. */
export function Balances({ of, isCompact = false }: { of: Sums; isCompact?: boolean }) {
  const t = useMessages(pointMessages)
  const sums = [
    ['POINT', of.point],
    ['XP', of.xp],
    ['CREDIT', of.credit],
  ] as const
  return (
    <dl className={cx(css.balances, isCompact && css.compact)} aria-label={t('balances')}>
      {sums.map(([kind, sum]) => (
        <div key={kind}>
          <dt>{t(kind)}</dt>
          <dd className="num">{withSeparators(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

const monthOf = ({ createdAt }: Entry) => seoulDay(new Date(createdAt)).slice(0, 7)

/** Entries grouped by month. */
export function ByMonth({ entries }: { entries: readonly Entry[] }) {
  const { language } = useSite()
  const months = [...new Set(entries.map(monthOf))]
  return months.map((month) => (
    <section key={month} className={css.month}>
      <h2>{formatMonth(`${month}-01T00:00:00+09:00`, language)}</h2>
      <Entries of={entries.filter((entry) => monthOf(entry) === month)} />
    </section>
  ))
}

export const Entries = ({ of }: { of: readonly Entry[] }) => (
  <ul className={css.entries}>
    {of.map((entry) => (
      <li key={entry.entrySeq}>
        <Line entry={entry} />
      </li>
    ))}
  </ul>
)

function Line({ entry }: { entry: Entry }) {
  const t = useMessages(pointMessages)
  const { language } = useSite()
  const { kind, amount, sourceType, title, courseSeq, courseTitle, reason, createdAt } = entry
  const isGiven = sourceType === 'STAFF'
  const why = isGiven ? t(amount > 0 ? 'given' : 'taken') : t(amount > 0 ? 'earned' : 'takenBack')
  return (
    <>
      <div>
        <b>{isGiven ? reason : title}</b>
        <small>
          {formatDate(createdAt, language)} · {why}
          {courseSeq !== null && (
            <>
              {' · '}
              <Anchor href={`/classes/${courseSeq}`}>{courseTitle}</Anchor>
            </>
          )}
        </small>
      </div>
      <span className={cx(css.amount, 'num')} data-sign={amount > 0 ? 'plus' : 'minus'}>
        {amount > 0 ? '+' : '−'}
        {withSeparators(Math.abs(amount))} {t(kind)}
      </span>
    </>
  )
}
