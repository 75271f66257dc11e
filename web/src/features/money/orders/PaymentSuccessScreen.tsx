import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
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
import css from './PaymentScreen.module.css'

const MAX_TRIES = 6

/** Back from the provider: the server makes sure of the money, then the receipt takes this page's place. */
export function PaymentSuccessScreen() {
  const t = useMessages(orderMessages)
  const courseSeq = useSeq('courseSeq')
  const [params] = useSearchParams()
  const go = useGo()
  const { run } = useConfirm()
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const orderNo = params.get('orderNo') ?? ''

  /** Whether it is worth another try. */
  const confirm = useEffectEvent(async (tried: number) => {
    try {
      await run({
        body: { orderNo, paymentKey: params.get('paymentKey') ?? '', amount: Number(params.get('amount')) },
      })
      go(`/classes/${courseSeq}/payment/complete?orderNo=${orderNo}`, { replace: true })
      return false
    } catch (error) {
      if ((isLost(error) || isRefusal(error, 'PAYMENT_PENDING')) && tried < MAX_TRIES) return true
      setProblem({ error })
      return false
    }
  })
  useEffect(() => {
    const insist = async (tried: number) => {
      if (await confirm(tried)) setTimeout(() => void insist(tried + 1), 1500 * tried)
    }
    void insist(1)
  }, [])

  const isPending = isRefusal(problem?.error, 'PAYMENT_PENDING')
  const isSoldOut = isRefusal(problem?.error, 'SOLD_OUT')
  return (
    <>
      <Head title={t('pay')} isPrivate />
      <PlainHeader />
      <main id="main" className={css.centre}>
        {!problem && (
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
        {problem && (
          <Empty
            isPage
            spot={isPending ? 'wait' : 'error'}
            title={isPending ? t('pending') : isSoldOut ? t('soldOut') : t('failed')}
            text={isPending ? t('pendingText') : messageOf(problem.error, '') || t('failedText')}
            action={
              isPending ? (
                <Button onPress={() => location.reload()}>{t('check')}</Button>
              ) : (
                <Button href={isSoldOut ? `/classes/${courseSeq}` : `/classes/${courseSeq}/payment`}>
                  {isSoldOut ? t('toClass') : t('again')}
                </Button>
              )
            }
          />
        )}
      </main>
    </>
  )
}
