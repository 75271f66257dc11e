import { useSearchParams } from 'react-router'
import { formatAmount } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { applicationMessages } from './application.messages.ts'
import { depositMessages } from './deposit.messages.ts'
import { useOrder } from './orders.api.ts'
import { CancelDeposit } from './parts/CancelDeposit.tsx'
import { DepositAccountCard } from './parts/DepositAccountCard.tsx'
import { PlainHeader } from './parts/PlainHeader.tsx'
import css from './PaymentScreen.module.css'

/** How much to pay, to which account and until when; afterwards, what became of the order. */
export function DepositGuideScreen() {
  const t = useMessages(depositMessages)
  const [params] = useSearchParams()
  const { data, error, refetch } = useOrder(params.get('orderNo') ?? '')
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PlainHeader />
      <main id="main" className={css.centre}>
        {error && !data && (
          <ErrorNote
            isPage
            title={t('loadFailed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonBlock height={480} />}
        {data &&
          (data.state === 'CREATED' && data.deposit ? <Awaited order={data} /> : <Ended order={data} />)}
      </main>
    </>
  )
}

function Awaited({ order }: { order: Order }) {
  const t = useMessages(depositMessages)
  const words = useMessages(applicationMessages)
  const { language } = useSite()
  if (!order.deposit) return null
  const facts = { date: formatMoment(order.deposit.dueAt, language), email: order.ordererEmail }
  return (
    <>
      <div className={css.hero}>
        <h1>{t('pay', { amount: formatAmount(order.totalAmount, order.currency, language) })}</h1>
        <p>{order.wait ? words('guideText', facts) : t('payText', facts)}</p>
      </div>
      <DepositAccountCard order={order} deposit={order.deposit} />
      <div className={css.acts}>
        <CancelDeposit order={order} />
        <Button size="lg" href="/paymenthistory">
          {t('history')}
        </Button>
      </div>
    </>
  )
}

const ends = {
  PAID: { spot: 'done', title: 'paid', text: 'paidText' },
  OVER: { spot: 'wait', title: 'over', text: 'overText' },
  GONE: { spot: 'error', title: 'gone', text: 'goneText' },
} as const
function endOf({ state }: Order): keyof typeof ends {
  if (state === 'PAID' || state === 'PARTIALLY_REFUNDED') return 'PAID'
  return state === 'EXPIRED' ? 'OVER' : 'GONE'
}

function Ended({ order }: { order: Order }) {
  const t = useMessages(depositMessages)
  const words = useMessages(applicationMessages)
  const end = endOf(order)
  const { spot, title, text } = ends[end]
  const page = `/classes/${order.courseSeq}`
  return (
    <Empty
      isPage
      spot={spot}
      title={t(title)}
      text={end === 'PAID' && order.wait ? words('appliedText') : t(text)}
      action={
        <div className={css.acts}>
          <Button size="lg" variant="outline" href={page}>
            {t('toClass')}
          </Button>
          {end === 'PAID' ? (
            <Button size="lg" href={`${page}/payment/complete?orderNo=${order.orderNo}`}>
              {t('receipt')}
            </Button>
          ) : (
            <Button size="lg" href={`${page}/payment`}>
              {t('again')}
            </Button>
          )}
        </div>
      }
    />
  )
}
