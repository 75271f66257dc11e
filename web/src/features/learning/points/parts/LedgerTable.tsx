import type { LedgerEntry } from 'contract/learning/points/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { cx } from '../../../../ui/cx.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { ledgerMessages } from '../ledger.messages.ts'
import { pointMessages } from '../points.messages.ts'
import css from '../ledger.module.css'
import pointCss from '../points.module.css'

/** Who, why, how much, and what they had afterwards. */
export function LedgerTable({ entries }: { entries: LedgerEntry[] }) {
  const t = useMessages(ledgerMessages)
  const points = useMessages(pointMessages)
  const { language } = useSite()
  const columns: Column<LedgerEntry>[] = [
    {
      key: 'who',
      head: t('who'),
      cell: ({ name, email }) => (
        <span className={css.who}>
          <Anchor href={`/settings/members?q=${encodeURIComponent(email || name)}`}>{name}</Anchor>
          <small>{email}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'when',
      head: t('when'),
      cell: ({ createdAt }) => <span className="num">{formatDateTime(createdAt, language)}</span>,
    },
    { key: 'why', head: t('why'), cell: (entry) => <Why {...entry} /> },
    {
      key: 'amount',
      head: points('amount'),
      end: true,
      cell: ({ amount, kind }) => (
        <span className={cx(pointCss.amount, 'num')} data-sign={amount > 0 ? 'plus' : 'minus'}>
          {amount > 0 ? '+' : '−'}
          {withSeparators(Math.abs(amount))} {points(kind)}
        </span>
      ),
    },
    {
      key: 'balance',
      head: t('balance'),
      end: true,
      cell: ({ balance }) => <span className="num">{withSeparators(balance)}</span>,
    },
  ]
  return <DataTable label={t('title')} columns={columns} rows={entries} keyOf={({ entrySeq }) => entrySeq} />
}

function Why({ sourceType, amount, title, reason, courseSeq, courseTitle, byName }: LedgerEntry) {
  const points = useMessages(pointMessages)
  const isGiven = sourceType === 'STAFF'
  const cause = isGiven ? points(amount > 0 ? 'given' : 'taken') : points(amount > 0 ? 'earned' : 'takenBack')
  return (
    <span className={css.why}>
      {isGiven ? reason : title}
      <small>
        {[cause, byName].filter(Boolean).join(' · ')}
        {courseSeq !== null && (
          <>
            {' · '}
            <Anchor href={`/classes/${courseSeq}`}>{courseTitle}</Anchor>
          </>
        )}
      </small>
    </span>
  )
}
