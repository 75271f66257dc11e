import { useState } from 'react'
import { pointKinds } from 'contract/learning/points/points.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
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
