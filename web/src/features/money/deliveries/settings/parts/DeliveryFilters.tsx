import { useState } from 'react'
import type { Output } from 'contract/http/endpoint'
import type { listDeliveries } from 'contract/money/deliveries/api'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { SearchInput } from '../../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { Tabs } from '../../../../../ui/Tabs.tsx'
import { shelves, type DeliveryFilter, type Shelf } from '../deliveries.api.ts'
import { deliveriesMessages } from '../deliveries.messages.ts'
import css from './deliveries.module.css'

interface DeliveryFiltersProps {
  filter: DeliveryFilter
  found: Output<typeof listDeliveries> | undefined
  onChange: (values: Record<string, string>) => void
}

export function DeliveryFilters({ filter, found, onChange }: DeliveryFiltersProps) {
  const t = useMessages(deliveriesMessages)
  const { shelf, courseSeq, q } = filter
  const [typed, setTyped] = useState(q)
  const countOf = (key: Shelf) =>
    found &&
    (key === 'ALL' ? Object.values(found.counts).reduce((sum, one) => sum + one, 0) : found.counts[key])
  const hrefOf = (key: Shelf) =>
    `?${new URLSearchParams({
      ...(key !== 'READY' && { state: key }),
      ...(courseSeq && { course: String(courseSeq) }),
      ...(q && { q }),
    }).toString()}`
  return (
    <>
      <Tabs
        id="deliveries"
        label={t('states')}
        current={shelf}
        tabs={shelves.map((key) => ({ key, label: t(key), count: countOf(key), href: hrefOf(key) }))}
      />
      <div className={css.filters}>
        <Select
          label={t('course')}
          hideLabel
          value={String(courseSeq ?? '')}
          onChange={(course) => onChange({ course })}
          options={[
            { value: '', label: t('allCourses') },
            ...(found?.courses ?? []).map((one) => ({ value: String(one.courseSeq), label: one.title })),
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
    </>
  )
}
