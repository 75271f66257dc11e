import { useState } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { RefundDialog } from './parts/RefundDialog.tsx'
import { SalesFilters } from './parts/SalesFilters.tsx'
import { SalesSums } from './parts/SalesSums.tsx'
import { SalesTable } from './parts/SalesTable.tsx'
import { salesFilterFrom, useSales, type Sale } from './sales.api.ts'
import { salesMessages } from './sales.messages.ts'

/** The orders of a site. The filter is in the address. */
export function SalesScreen() {
  const t = useMessages(salesMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = salesFilterFrom(params)
  const sales = useSales(filter, { page, size })
  const [refunding, setRefunding] = useState<Sale | null>(null)
  const isFiltered = Object.values(filter).some(Boolean)
  const showAll = () => set({ q: '', from: '', to: '', state: '' })
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} count={sales.data && t('count', { count: sales.data.total })} />
      {sales.data && <SalesSums paid={sales.data.paidSum} refunded={sales.data.refundedSum} />}
      <SalesFilters key={String(isFiltered)} filter={filter} onChange={set} />
      <PagedList
        of={sales}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={showAll}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <SalesTable sales={list} onRefund={setRefunding} />}
      </PagedList>
      {refunding && <RefundDialog sale={refunding} onClose={() => setRefunding(null)} />}
    </>
  )
}
