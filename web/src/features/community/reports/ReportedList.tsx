import type { ReactNode } from 'react'
import { choiceFrom } from 'contract/values/paging'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import type { QueryResult } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { reportMessages } from './reports.messages.ts'
import css from './Reports.module.css'

export type Shelf = 'open' | 'settled' | 'hidden'

/** What the address says about a list of reports. */
export function useReportFilter<S extends Shelf>(shelves: readonly [S, ...S[]]) {
  const { params, page, size, turn } = useListQuestion()
  return { query: { shelf: choiceFrom(params.get('shelf'), shelves), page, size }, turn, shelves }
}

interface ReportedListProps<S extends Shelf, One> extends ReturnType<typeof useReportFilter<S>> {
  of: QueryResult<{ list: One[]; total: number }>
  /** The address of the list. */
  path: string
  /** Where reports come from, while none waits. */
  emptyText: string
  keyOf: (one: One) => string
  children: (one: One, shelf: S) => ReactNode
}
/** What was reported, with what staff decided about it, and what is hidden now. */
export function ReportedList<S extends Shelf, One>({
  of: reports,
  query: { shelf, ...paged },
  turn,
  shelves,
  path,
  emptyText,
  keyOf,
  children,
}: ReportedListProps<S, One>) {
  const t = useMessages(reportMessages)
  const words = {
    empty: t(`${shelf}Empty`),
    emptyText: shelf === 'open' ? emptyText : t(shelf === 'hidden' ? 'hiddenEmptyText' : 'settledEmptyText'),
    noMatch: '',
    showAll: '',
  }
  return (
    <>
      <Tabs
        id="report-shelves"
        label={t('shelves')}
        current={shelf}
        tabs={shelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'open' ? path : `${path}?shelf=${key}`,
        }))}
      />
      <div className={css.listed}>
        <PagedList of={reports} {...paged} {...turn} isFiltered={false} onShowAll={() => {}} words={words}>
          {(list) => (
            <ul className={css.list}>
              {list.map((one) => (
                <li key={keyOf(one)}>{children(one, shelf)}</li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
