import { useState } from 'react'
import { salesFields } from 'contract/money/orders/payment-status.rules'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DayRange } from '../../../../../ui/forms/DayRange.tsx'
import { SearchInput } from '../../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { methodCodes, methodTexts, statusCodes, statusTexts, type SalesFilter } from '../sales.api.ts'
import { payMethodMessages } from '../../pay-methods.messages.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

interface SalesFiltersProps {
  filter: SalesFilter
  onChange: (values: Record<string, string>) => void
}

export function SalesFilters({ filter, onChange }: SalesFiltersProps) {
  const t = useMessages(salesMessages)
  const method = useMessages(payMethodMessages)
  return (
    <div className={css.filters}>
      <SearchFields filter={filter} onChange={onChange} />
      <Select
        label={t('statuses')}
        hideLabel
        value={filter.paymentStatus ?? ''}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('allStatuses') },
          ...statusCodes.map((code) => ({ value: code, label: t(statusTexts[code]) })),
        ]}
      />
      <Select
        label={t('paidFilter')}
        hideLabel
        value={filter.paidYN ?? ''}
        onChange={(paid) => onChange({ paid })}
        options={[
          { value: '', label: t('anyPaid') },
          { value: 'Y', label: t('Y') },
          { value: 'N', label: t('N') },
        ]}
      />
      <Select
        label={t('methods')}
        hideLabel
        value={filter.payMethodCd ?? ''}
        onChange={(code) => onChange({ method: code })}
        options={[
          { value: '', label: t('allMethods') },
          ...methodCodes.map((code) => ({ value: code, label: method(methodTexts[code]) })),
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

function SearchFields({ filter, onChange }: SalesFiltersProps) {
  const t = useMessages(salesMessages)
  const [typed, setTyped] = useState(filter.q)
  return (
    <div className={css.search}>
      <Select
        label={t('field')}
        hideLabel
        value={filter.qField ?? ''}
        onChange={(field) => onChange({ in: field })}
        options={[
          { value: '', label: t('anyField') },
          ...salesFields.map((field) => ({ value: field, label: t(field === 'title' ? 'product' : field) })),
        ]}
      />
      <SearchInput
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => onChange({ q: text.trim() })}
      />
    </div>
  )
}
