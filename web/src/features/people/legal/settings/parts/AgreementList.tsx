import { useState } from 'react'
import { legalKinds } from 'contract/values/legal-kinds'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../../platform/management/PagedList.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { SearchInput } from '../../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { termsMessages } from '../../legal.messages.ts'
import { useAgreements, type Answer } from '../legal-settings.api.ts'
import { legalSettingsMessages } from '../legal-settings.messages.ts'
import css from './legal-settings.module.css'

/** Members and the version that each agreed to, newest first. */
export function AgreementList() {
  const t = useMessages(legalSettingsMessages)
  const { params, page, size, q, set, turn } = useListQuestion()
  const kind = legalKinds.find((one) => one === params.get('kind')) ?? ''
  const found = useAgreements({ q, kind, page, size })
  const isFiltered = q !== '' || kind !== ''
  return (
    <>
      <Filters key={String(isFiltered)} q={q} kind={kind} onChange={set} />
      <PagedList
        of={found}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={() => set({ q: '', kind: '' })}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <AnswerTable answers={list} />}
      </PagedList>
    </>
  )
}

interface FiltersProps {
  q: string
  kind: Answer['kind'] | ''
  onChange: (values: Record<string, string>) => void
}
function Filters({ q, kind, onChange }: FiltersProps) {
  const t = useMessages(legalSettingsMessages)
  const nameOf = useMessages(termsMessages)
  const [typed, setTyped] = useState(q)
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
        label={t('kind')}
        hideLabel
        value={kind}
        onChange={(picked) => onChange({ kind: picked })}
        options={[
          { value: '', label: t('allKinds') },
          ...legalKinds.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
      />
    </div>
  )
}

function AnswerTable({ answers }: { answers: Answer[] }) {
  const t = useMessages(legalSettingsMessages)
  const nameOf = useMessages(termsMessages)
  const { language } = useSite()
  const columns: Column<Answer>[] = [
    {
      key: 'who',
      head: t('who'),
      cell: ({ name, email }) => (
        <span className={css.who}>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'kind',
      head: t('kind'),
      cell: ({ kind, version }) => (
        <span>
          {nameOf(kind)} <span className="num">v{version}</span>
        </span>
      ),
    },
    {
      key: 'manner',
      head: t('manner'),
      cell: ({ manner }) => <Kind tone={manner === 'AGREED' ? 'ok' : 'plain'}>{t(manner)}</Kind>,
    },
    {
      key: 'at',
      head: t('at'),
      cell: ({ createdAt }) => <span className="num">{formatDateTime(createdAt, language)}</span>,
      end: true,
    },
  ]
  return (
    <DataTable
      label={t('answers')}
      columns={columns}
      rows={answers}
      keyOf={({ userSeq, kind, version, manner, createdAt }) =>
        `${userSeq} ${kind} ${version} ${manner} ${createdAt}`
      }
    />
  )
}
