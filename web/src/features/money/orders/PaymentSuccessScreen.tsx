import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Order } from 'contract/money/orders/schemas'
import { useGo, useSeq } from '../../../platform/address.ts'
import { isLost, isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { useConfirm } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import { PlainHeader } from './parts/PlainHeader.tsx'
import { UnconfirmedOrder } from './parts/UnconfirmedOrder.tsx'
import { returnedKey } from './returned-key.ts'
import css from './PaymentScreen.module.css'

/** The pauses grow to a quarter of a minute; the provider needs seconds, and the page may stay open for long. */
const pauseAfter = (tried: number) => Math.min(1500 * tried, 15_000)
/** From here on the wait is no longer usual, and the page says so. */
const USUAL_TRIES = 4

/** Back from the provider: the server makes sure of the money, then the receipt takes this page's place. */
export function PaymentSuccessScreen() {
  const [round, setRound] = useState(0)
  return <Confirmation key={round} onAgain={() => setRound(round + 1)} />
}

function Confirmation({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(orderMessages)
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo') ?? ''
  const { problem, isLong } = useConfirmation(orderNo, params)
  return (
    <>
      <Head title={t('pay')} isPrivate />
      <PlainHeader />
      <main id="main" className={css.centre}>
        {!problem && !isLong && (
          <Loading label={t('settling')}>
            <div className={css.hero}>
              <h1>{t('settling')}</h1>
              <p>{t('settlingText')}</p>
            </div>
            <div className={css.card}>
              <SkeletonText lines={4} />
            </div>
          </Loading>
        )}
        {!problem && isLong && (
          <div role="status">
            <Empty
              isPage
              spot="wait"
              title={t('pending')}
              text={t('pendingText')}
              action={
                <div className={css.acts}>
                  <Button variant="outline" href="/paymenthistory">
                    {t('history')}
                  </Button>
                  <Button onPress={onAgain}>{t('check')}</Button>
                </div>
              }
            />
          </div>
        )}
        {problem && <UnconfirmedOrder orderNo={orderNo} message={messageOf(problem.error, '')} />}
      </main>
    </>
  )
}

/** Asks until the payment is decided, and stops when the user leaves: nothing leads them back to this page. */
function useConfirmation(orderNo: string, params: URLSearchParams) {
  const courseSeq = useSeq('courseSeq')
  const go = useGo()
  const { run } = useConfirm()
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const [tried, setTried] = useState(0)

  const confirm = useEffectEvent(() =>
    run({
      body: { orderNo, paymentKey: returnedKey(params) ?? '', amount: Number(params.get('amount')) },
    }),
  )
  const finish = useEffectEvent((order: Order) => {
    // A virtual account was issued: nothing is paid yet.
    const isAwaited = order.state === 'CREATED' && order.deposit !== null
    go(`/classes/${courseSeq}/payment/${isAwaited ? 'deposit' : 'complete'}?orderNo=${orderNo}`, {
      replace: true,
    })
  })
  const fail = useEffectEvent((error: unknown) => {
    const isFailure = isRefusal(error, 'PAYMENT_DECLINED', 'PAYMENT_CANCELLED', 'PAYMENT_EXPIRED')
    if (!isFailure) return setProblem({ error })
    go(`/classes/${courseSeq}/payment/fail?orderNo=${orderNo}`, { replace: true })
  })
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const insist = async (time: number) => {
      const { order, error } = await confirm().then(
        (confirmed) => ({ order: confirmed, error: null }),
        (reason: unknown) => ({ order: null, error: reason }),
      )
      if (!isHere) return
      if (order) return finish(order)
      if (!isLost(error) && !isRefusal(error, 'PAYMENT_PENDING')) return fail(error)
      setTried((before) => before + 1)
      timer = setTimeout(() => void insist(time + 1), pauseAfter(time))
    }
    void insist(1)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
  return { problem, isLong: tried >= USUAL_TRIES }
}
