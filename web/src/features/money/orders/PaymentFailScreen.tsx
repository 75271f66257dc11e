import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Order } from 'contract/money/orders/schemas'
import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { useFail } from './orders.api.ts'
import { failureReason, outcomeOf } from './payment-failure.rules.ts'
import { paymentFailureMessages } from './payment-failure.messages.ts'
import { PlainHeader } from './parts/PlainHeader.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'
import css from './PaymentScreen.module.css'

/** The return from the provider without a payment: the server says what became of the order, and the checkout goes on. */
export function PaymentFailScreen() {
  const [round, setRound] = useState(0)
  return <Return key={round} onAgain={() => setRound(round + 1)} />
}

function Return({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(paymentFailureMessages)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { order, error } = useFailedOrder(params.get('orderNo') ?? '', code)
  if (order && outcomeOf(order) === 'UNPAID') {
    const reason = failureReason(code, order)
    return <PaymentScreen failure={{ order, reason, code }} />
  }
  return (
    <>
      <Head title={t(order ? 'paid' : 'checking')} isPrivate />
      <PlainHeader />
      <main id="main" className={css.centre}>
        {order && <Settled order={order} />}
        {!order && error === null && (
          <Loading label={t('checking')}>
            <SkeletonBlock height={320} />
          </Loading>
        )}
        {error !== null && <Unknown error={error} retry={onAgain} />}
      </main>
    </>
  )
}

/** Reports the return once; the reply is the truth about the order. */
function useFailedOrder(orderNo: string, code: string) {
  const { run } = useFail()
  const [order, setOrder] = useState<Order | null>(null)
  const [error, setError] = useState<unknown>(null)
  const report = useEffectEvent(() => {
    run({ body: { orderNo, code: code.slice(0, 60) } }).then(setOrder, setError)
  })
  useEffect(() => report(), [])
  return { order, error }
}

const settled = {
  KEPT: { spot: 'done', title: 'paid', text: 'paidText' },
  REFUNDED: { spot: 'done', title: 'refunded', text: 'refundedText' },
  OPEN: { spot: 'wait', title: 'open', text: 'openText' },
  UNPAID: { spot: 'error', title: 'open', text: 'openText' },
} as const

/** The failure address of an order that did not fail. */
function Settled({ order }: { order: Order }) {
  const t = useMessages(paymentFailureMessages)
  const outcome = outcomeOf(order)
  const { spot, title, text } = settled[outcome]
  const checkout = `/classes/${order.courseSeq}/payment`
  return (
    <Empty
      isPage
      spot={spot}
      title={t(title)}
      text={t(text, { title: order.title })}
      action={
        outcome === 'OPEN' ? (
          <div className={css.acts}>
            <Button size="lg" variant="outline" href="/paymenthistory">
              {t('history')}
            </Button>
            <Button size="lg" href={checkout}>
              {t('goOn')}
            </Button>
          </div>
        ) : (
          <Button size="lg" href={`${checkout}/complete?orderNo=${order.orderNo}`}>
            {t('receipt')}
          </Button>
        )
      }
    />
  )
}

function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages(paymentFailureMessages)
  const courseSeq = useSeq('courseSeq')
  if (!isRefusal(error, 'NOT_FOUND', 'BAD_INPUT')) {
    return (
      <ErrorNote
        isPage
        title={t('unknown')}
        text={t('unknownText')}
        retry={{ label: t('check'), onPress: retry }}
      />
    )
  }
  return (
    <Empty
      isPage
      spot="error"
      title={t('missing')}
      text={t('missingText')}
      action={
        <div className={css.acts}>
          <Button variant="outline" href="/paymenthistory">
            {t('history')}
          </Button>
          <Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>
        </div>
      }
    />
  )
}
