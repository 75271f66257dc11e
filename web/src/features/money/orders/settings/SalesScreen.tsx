import { useState } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { AwaitedDeposits } from './parts/AwaitedDeposits.tsx'
import { OwedCashReceipts } from './parts/OwedCashReceipts.tsx'
import { RefundDialog } from './parts/RefundDialog.tsx'
import { SaleSheet } from './parts/SaleSheet.tsx'
import { SalesConditions, SalesViews } from './parts/SalesConditions.tsx'
import { SalesFilters } from './parts/SalesFilters.tsx'
import { SalesSums } from './parts/SalesSums.tsx'
import { SalesTable } from './parts/SalesTable.tsx'
import { noFilter, salesFilterFrom, useSales, useSalesSpreadsheet, type Sale } from './sales.api.ts'
import { salesMessages } from './sales.messages.ts'

/** The orders of a site. The filter and the order that is open are in the address. */
export function SalesScreen() {
  const t = useMessages(salesMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = salesFilterFrom(params)
  const sales = useSales(filter, { page, size })
  const spreadsheet = useSalesSpreadsheet(filter)
  const [refunding, setRefunding] = useState<Sale | null>(null)
  const isFiltered = Object.values(filter).some(Boolean)
  const orderNo = params.get('order')
  const open = (order: string) => set({ order, page: params.get('page') ?? '' })
  const sub = sales.data && t(sales.data.countsTests ? 'testSub' : 'sub')
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={sales.data && t('count', { count: sales.data.total })}
        sub={sub}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!sales.data?.total} />}
      />
      {sales.data && <SalesSums sums={sales.data.sums} />}
      <AwaitedDeposits />
      <OwedCashReceipts onOpen={open} />
      <SalesViews filter={filter} onChange={set} />
      <SalesFilters key={filter.q} filter={filter} onChange={set} />
      <SalesConditions filter={filter} onChange={set} />
      <PagedList
        of={sales}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={() => set(noFilter)}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <SalesTable sales={list} onOpen={open} onRefund={setRefunding} />}
      </PagedList>
      {orderNo && (
        <SaleSheet
          key={orderNo}
          orderNo={orderNo}
          neighbours={sales.data?.list ?? []}
          before={(page - 1) * size}
          total={sales.data?.total ?? 0}
          onTurn={open}
          onRefund={setRefunding}
          onClose={() => open('')}
        />
      )}
      {refunding && <RefundDialog sale={refunding} onClose={() => setRefunding(null)} />}
    </>
  )
}
