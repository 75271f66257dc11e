import { useState } from 'react'
import { orderStates } from 'contract/money/orders/orders.rules'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { SearchInput } from '../../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import type { SalesFilter } from '../sales.api.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

interface SalesFiltersProps {
  filter: SalesFilter
  onChange: (values: Record<string, string>) => void
}

export function SalesFilters({ filter, onChange }: SalesFiltersProps) {
  const t = useMessages(salesMessages)
  const [typed, setTyped] = useState(filter.q)
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => onChange({ q: text.trim() })}
        />
      </div>
      <Select
        label={t('states')}
        hideLabel
        value={filter.state ?? ''}
        onChange={(state) => onChange({ state })}
        options={[
          { value: '', label: t('allStates') },
          ...orderStates.map((state) => ({ value: state, label: t(state) })),
        ]}
      />
      <DateTimeInput
        label={t('from')}
        hideLabel
        kind="date"
        value={filter.startDt}
        max={filter.endDt || undefined}
        onChange={(from) => onChange({ from })}
      />
      <DateTimeInput
        label={t('to')}
        hideLabel
        kind="date"
        value={filter.endDt}
        min={filter.startDt || undefined}
        onChange={(to) => onChange({ to })}
      />
    </div>
  )
}
