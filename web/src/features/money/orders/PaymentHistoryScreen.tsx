import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE, pageFrom } from 'contract/values/paging'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useMyOrders } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import { OrderRow } from './parts/OrderRow.tsx'

/** The member's orders and their receipts. */
export function PaymentHistoryScreen() {
  const t = useMessages(orderMessages)
  const [params] = useSearchParams()
  const page = pageFrom(params.get('page'))
  const { data, error, refetch } = useMyOrders(page)
  return (
    <AccountShell>
      <Head title={t('history')} isPrivate />
      <div>
        <PageHead title={t('history')} count={data && String(data.total)} sub={t('historySub')} />
        {error && (
          <ErrorNote
            title={t('loadFailed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonBlock height={240} />}
        {data?.list.length === 0 && (
          <Empty
            title={t('historyEmpty')}
            text={t('historyEmptyText')}
            action={<Button href="/classes">{t('browse')}</Button>}
          />
        )}
        {data?.list.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
        {data && data.total > DEFAULT_PAGE_SIZE && (
          <Pagination
            label={t('history')}
            page={page}
            pageCount={Math.ceil(data.total / DEFAULT_PAGE_SIZE)}
            words={{ previous: t('previous'), next: t('nextPage'), page: (n) => t('page', { n }) }}
            hrefOf={(n) => `/paymenthistory?page=${n}`}
          />
        )}
      </div>
    </AccountShell>
  )
}
