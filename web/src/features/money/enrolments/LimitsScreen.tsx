import { useState } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { useStudentLimits, type LimitedSite } from './student-limit.api.ts'
import { studentLimitMessages } from './student-limit.messages.ts'
import css from './Limits.module.css'

/** The sites of the installation and how many people may learn at each, for the operator. */
export function LimitsScreen() {
  const t = useMessages(studentLimitMessages)
  const { page, size, q, set, turn } = useListQuestion()
  const sites = useStudentLimits({ q, page, size })
  const [typed, setTyped] = useState(q)
  const [changing, setChanging] = useState<LimitedSite | null>(null)
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={sites.data && t('count', { count: sites.data.total })}
        sub={t('about')}
      />
      <div className={css.search}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => set({ q: text.trim() })}
        />
      </div>
      <Answer of={sites}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} />
          ) : (
            <>
              <Card pad="none">
                <SiteTable sites={list} onChange={setChanging} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
      {changing && <LimitDialog site={changing} onClose={() => setChanging(null)} />}
    </main>
  )
}

interface SiteTableProps {
  sites: LimitedSite[]
  onChange: (site: LimitedSite) => void
}
function SiteTable({ sites, onChange }: SiteTableProps) {
  const t = useMessages(studentLimitMessages)
  const people = (count: number) => t('people', { count: withSeparators(count) })
  const columns: Column<LimitedSite>[] = [
    {
      key: 'site',
      head: t('site'),
      bare: true,
      cell: ({ name, domain }) => (
        <span className={css.site}>
          <b>{name}</b>
          <small>{domain}</small>
        </span>
      ),
    },
    {
      key: 'students',
      head: t('students'),
      end: true,
      cell: ({ studentCount }) => <span className="num">{people(studentCount)}</span>,
    },
    {
      key: 'limit',
      head: t('limit'),
      end: true,
      cell: ({ studentLimit }) => (
        <span className="num">{studentLimit === null ? t('unlimited') : people(studentLimit)}</span>
      ),
    },
    {
      key: 'change',
      head: t('change'),
      bare: true,
      end: true,
      cell: (site) => (
        <Button
          size="sm"
          variant="outline"
          label={t('changeOf', { name: site.name })}
          onPress={() => onChange(site)}
        >
          {t('change')}
        </Button>
      ),
    },
  ]
  return (
    <DataTable label={t('title')} columns={columns} rows={sites} keyOf={({ channelSeq }) => channelSeq} />
  )
}
