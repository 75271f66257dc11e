import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { audiences, memberSorts, memberStates, type MemberFilter } from '../members.api.ts'
import { useLevelNames } from '../../levels/levels.api.ts'
import { memberMessages } from '../members.messages.ts'
import css from '../members.module.css'

interface MemberFiltersProps {
  filter: MemberFilter
  onChange: (values: Record<string, string>) => void
}

export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const t = useMessages(memberMessages)
  const levels = useLevelNames().data ?? []
  const [typed, setTyped] = useState(filter.q)
  return (
    <div className={css.filters}>
      <SearchInput
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => onChange({ q: text.trim() })}
      />
      <Select
        label={t('audience')}
        hideLabel
        value={filter.audience}
        onChange={(role) => onChange({ role: role === 'ALL' ? '' : role })}
        options={audiences.map((one) => ({ value: one, label: t(one) }))}
      />
      <Select
        label={t('state')}
        hideLabel
        value={filter.state}
        onChange={(state) => onChange({ state })}
        options={[
          { value: '', label: t('anyState') },
          ...memberStates.map((one) => ({ value: one, label: t(one) })),
        ]}
      />
      {levels.length > 0 && (
        <Select
          label={t('level')}
          hideLabel
          value={String(filter.levelSeq ?? '')}
          onChange={(level) => onChange({ level })}
          options={[
            { value: '', label: t('anyLevel') },
            ...levels.map(({ levelSeq, name }) => ({ value: String(levelSeq), label: name })),
          ]}
        />
      )}
      <Select
        label={t('sort')}
        hideLabel
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
        options={memberSorts.map((one) => ({ value: one, label: t(one) }))}
      />
    </div>
  )
}
