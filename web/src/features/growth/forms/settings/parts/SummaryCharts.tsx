import type { FormItemSummary } from 'contract/growth/forms/schemas'
import { grouped } from 'contract/values/money'
import { formatPhone } from 'contract/values/phone'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { formResponsesMessages } from '../form-responses.messages.ts'
import css from './forms.module.css'

/** What all answered, question by question: bars of what was chosen, the latest of what was written. */
export const SummaryCharts = ({ items, total }: { items: readonly FormItemSummary[]; total: number }) => (
  <div className={css.charts}>
    {items.map((item) => (
      <ItemChart key={item.formItemSeq} item={item} total={total} />
    ))}
  </div>
)

interface ItemChartProps {
  item: FormItemSummary
  /** All responses. */
  total: number
}
function ItemChart({ item, total }: ItemChartProps) {
  const t = useMessages(formResponsesMessages)
  const { label, answeredCount, counts, average, texts, itemType } = item
  return (
    <section className={css.chart} aria-label={label}>
      <h3>{label}</h3>
      <p className="num">
        {t('answered', { count: answeredCount })}
        {average !== null && ` · ${t('average', { average: average.toFixed(1) })}`}
      </p>
      {counts.length > 0 && <Bars item={item} total={total} />}
      {counts.length === 0 && texts.length === 0 && itemType !== 'FILE' && (
        <span className={css.faint}>{t('nothing')}</span>
      )}
      {texts.length > 0 && (
        <ul>
          {texts.map((text, at) => (
            // Texts may be alike; only their order distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{itemType === 'PHONE_NUMBER' ? formatPhone(text) : text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Of each option its share of those who answered the question, of an agreement of all, as a bar and as a number. */
function Bars({ item: { counts, answeredCount, itemType }, total }: ItemChartProps) {
  const t = useMessages(formResponsesMessages)
  const nameOf = (label: string) => label || t(itemType === 'AGREE' ? 'agreed' : 'former')
  const whole = Math.max(1, itemType === 'AGREE' ? total : answeredCount)
  const shareOf = (count: number) => Math.round((count / whole) * 100)
  return (
    <ol>
      {counts.map(({ key, label, count }) => (
        <li key={key}>
          <i style={{ width: `${shareOf(count)}%` }} aria-hidden="true" />
          <span>{itemType === 'RATING' ? `★ ${label}` : nameOf(label)}</span>
          <b className="num">
            {grouped(count)} ({shareOf(count)}%)
          </b>
        </li>
      ))}
    </ol>
  )
}
