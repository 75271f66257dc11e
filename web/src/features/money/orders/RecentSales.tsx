import { PANEL_PAGE_SIZE } from 'contract/values/paging'
import { useState } from 'react'
import { useGo } from '../../../platform/address.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { RefundDialog } from './settings/parts/RefundDialog.tsx'
import { SalesTable } from './settings/parts/SalesTable.tsx'
import { salesFilterFrom, useSales, type Sale } from './settings/sales.api.ts'
import { salesMessages } from './settings/sales.messages.ts'
import css from './settings/parts/sales.module.css'

const newest = { page: 1, size: PANEL_PAGE_SIZE }
const everything = salesFilterFrom(new URLSearchParams())

/** The last orders, for staff who may read the sales; nothing while there are none. */
export const RecentSales = () => (useSession().can('SITE_SALES_READ') ? <Recent /> : null)

function Recent() {
  const t = useMessages(salesMessages)
  const { data } = useSales(everything, newest)
  const go = useGo()
  const [refunding, setRefunding] = useState<Sale | null>(null)
  if (!data || data.list.length === 0) return null
  return (
    <section className={css.recent}>
      <header>
        <h2>{t('recent')}</h2>
        <LinkButton href="/settings/sales">{t('all')}</LinkButton>
      </header>
      <Card pad="none">
        <SalesTable
          sales={data.list}
          onOpen={(orderNo) => go(`/settings/sales?order=${orderNo}`)}
          onRefund={setRefunding}
        />
      </Card>
      {refunding && <RefundDialog sale={refunding} onClose={() => setRefunding(null)} />}
    </section>
  )
}
