import { useState } from 'react'
import { pointKinds } from 'contract/learning/points/points.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DayRange } from '../../../../ui/forms/DayRange.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { sources, type LedgerFilter } from '../ledger.api.ts'
import { ledgerMessages } from '../ledger.messages.ts'
import { pointMessages } from '../points.messages.ts'
import css from '../ledger.module.css'

interface LedgerFiltersProps {
  filter: LedgerFilter
  onChange: (values: Record<string, string>) => void
}

export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const t = useMessages(ledgerMessages)
  const points = useMessages(pointMessages)
  const [typed, setTyped] = useState(filter.q)
  return (
    <div className={css.filters}>
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => onChange({ q: text.trim() })}
      />
      <Select
        label={points('kind')}
        hideLabel
        value={filter.kind ?? ''}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: '', label: t('anyKind') },
          ...pointKinds.map((kind) => ({ value: kind, label: points(kind) })),
        ]}
      />
      <Select
        label={t('source')}
        hideLabel
        value={filter.source ?? ''}
        onChange={(source) => onChange({ source })}
        options={[
          { value: '', label: t('anySource') },
          ...sources.map((source) => ({ value: source, label: t(source) })),
        ]}
      />
      <DayRange
        from={filter.startDt}
        to={filter.endDt}
        labels={{ from: t('from'), to: t('to') }}
        onChange={onChange}
      />
    </div>
  )
}
