import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { ledgerFilterFrom, noFilter, useLedger, useLedgerSpreadsheet } from './ledger.api.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { LedgerFilters } from './parts/LedgerFilters.tsx'
import { LedgerTable } from './parts/LedgerTable.tsx'

/** The points of everybody on the site, entry by entry. The filter is in the address. */
export function PointLedgerScreen() {
  const t = useMessages(ledgerMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = ledgerFilterFrom(params)
  const entries = useLedger(filter, { page, size })
  const spreadsheet = useLedgerSpreadsheet(filter)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={entries.data && t('count', { count: entries.data.total })}
        sub={t('sub')}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!entries.data?.total} />}
      />
      <LedgerFilters key={filter.q} filter={filter} onChange={set} />
      <PagedList
        of={entries}
        page={page}
        size={size}
        {...turn}
        isFiltered={Object.values(filter).some(Boolean)}
        onShowAll={() => set(noFilter)}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <LedgerTable entries={list} />}
      </PagedList>
    </>
  )
}
