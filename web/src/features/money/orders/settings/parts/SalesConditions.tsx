import { moveDay, seoulDay } from 'contract/values/korea-time'
import { paymentStatuses } from 'contract/values/type-codes'
import { useNow } from '../../../../../platform/use-now.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Chip, ChipRow, RemovableChip } from '../../../../../ui/Chip.tsx'
import { methodTexts, noFilter, statusTexts, type SalesFilter } from '../sales.api.ts'
import { payMethodMessages } from '../../pay-methods.messages.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

interface SalesConditionsProps {
  filter: SalesFilter
  onChange: (values: Record<string, string>) => void
}

/** Filters that are used often, each one press. */
export function SalesViews({ filter, onChange }: SalesConditionsProps) {
  const t = useMessages(salesMessages)
  const now = useNow()
  const views = [
    { name: 'thisMonth', ...monthOf(now) },
    { name: 'lastMonth', ...monthOf(now, -1) },
    { name: 'cancelledView', status: paymentStatuses.cancelled },
    { name: 'failedView', status: paymentStatuses.failed },
    { name: 'unpaidView', paid: 'N' },
  ] as const
  const current = JSON.stringify(valuesOf(filter))
  return (
    <div className={css.views}>
      <ChipRow label={t('views')}>
        {views.map(({ name, ...values }) => {
          const target = { ...noFilter, ...values }
          const isOn = JSON.stringify(target) === current
          return (
            <Chip key={name} selected={isOn} onPress={() => onChange(isOn ? noFilter : target)}>
              {t(name)}
            </Chip>
          )
        })}
      </ChipRow>
    </div>
  )
}

/** What narrows the list, each to be taken away. */
export function SalesConditions({ filter, onChange }: SalesConditionsProps) {
  const t = useMessages(salesMessages)
  const method = useMessages(payMethodMessages)
  const { q, qField, startDt, endDt, state, paymentStatus, paidYN, payMethodCd } = filter
  const searchField = qField && t(qField === 'title' ? 'product' : qField)
  const conditions = [
    q && { text: searchField ? `${searchField}: ${q}` : q, clears: { q: '', in: '' } },
    (startDt || endDt) && { text: `${startDt} – ${endDt}`, clears: { from: '', to: '' } },
    state && { text: t(state), clears: { state: '' } },
    paymentStatus && { text: t(statusTexts[paymentStatus]), clears: { status: '' } },
    paidYN && { text: t(paidYN), clears: { paid: '' } },
    payMethodCd && { text: method(methodTexts[payMethodCd]), clears: { method: '' } },
  ].filter((condition) => typeof condition === 'object')
  if (conditions.length === 0) return null
  return (
    <section className={css.conditions} aria-label={t('conditions')}>
      {conditions.map(({ text, clears }) => (
        <RemovableChip
          key={text}
          removeLabel={t('remove', { condition: text })}
          onRemove={() => onChange({ ...clears })}
        >
          {text}
        </RemovableChip>
      ))}
      <Button variant="subtle" size="sm" onPress={() => onChange(noFilter)}>
        {t('clearAll')}
      </Button>
    </section>
  )
}

const valuesOf = (filter: SalesFilter) => ({
  q: filter.q,
  in: filter.qField ?? '',
  from: filter.startDt,
  to: filter.endDt,
  state: filter.state ?? '',
  status: filter.paymentStatus ?? '',
  paid: filter.paidYN ?? '',
  method: filter.payMethodCd ?? '',
})

/** The first and the last day of a month of Seoul: of this one, or so many months from it. */
function monthOf(now: Date, by = 0) {
  const [year = 0, month = 1] = seoulDay(now).split('-').map(Number)
  const first = (offset: number) =>
    new Date(Date.UTC(year, month - 1 + by + offset, 1)).toISOString().slice(0, 10)
  return { from: first(0), to: moveDay(first(1), -1) }
}
