import { useSearchParams } from 'react-router'
import { formatAmount } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { DEFAULT_PAGE_SIZE, pageFrom } from 'contract/values/paging'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMyOrders } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import css from './PaymentScreen.module.css'

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
        <PageHead title={t('history')} count={data && String(data.total)} />
        {error && (
          <ErrorNote title={t('loadFailed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
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

function OrderRow({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const { language } = useSite()
  return (
    <article
      className={css.block}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}
    >
      <div style={{ flex: '1 1 260px', minWidth: 0 }}>
        <b style={{ fontSize: 'var(--size-card-title)' }}>{order.title}</b>
        <p className={css.help} style={{ margin: '4px 0 0' }}>
          {formatDate(order.paidAt ?? order.createdAt, language)} · {order.orderNo}
        </p>
      </div>
      <Kind tone={order.state === 'PAID' ? 'ok' : 'plain'}>{t(order.state)}</Kind>
      <b className="num">{formatAmount(order.paidAmount - order.refundedAmount, order.currency, language)}</b>
      <LinkButton href={`/classes/${order.courseSeq}/payment/complete?orderNo=${order.orderNo}`} underline>
        {t('receipt')}
      </LinkButton>
    </article>
  )
}
