import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { seqIn, useGo, useSeq } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { useEnrolFree, usePay, usePaymentInfo } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import type { PaymentInfo } from './payment-info.ts'
import { Application } from './parts/Application.tsx'
import { Amounts } from './parts/Amounts.tsx'
import { ReservedSeatBand } from './parts/ReservedSeatBand.tsx'
import { OrderedItem } from './parts/OrderedItem.tsx'
import { OrdererFields, type Orderer } from './parts/OrdererFields.tsx'
import { MethodBlock, RefundBlock, SellerBlock } from './parts/PaymentBlocks.tsx'
import { PlainHeader } from './parts/PlainHeader.tsx'
import css from './PaymentScreen.module.css'

/** Checkout: who sells, what it costs, what happens next, and one button. */
export function PaymentScreen() {
  const t = useMessages(orderMessages)
  const courseSeq = useSeq('courseSeq')
  const [params] = useSearchParams()
  const { data, error, refetch } = usePaymentInfo(courseSeq, seqIn('classSeq', params.get('id')))
  return (
    <>
      <Head title={t('pay')} isPrivate />
      <PlainHeader />
      {data?.holdUntil && <ReservedSeatBand until={new Date(data.holdUntil)} />}
      {!data && !error && (
        <main id="main" className={`wrap ${css.page}`}>
          <SkeletonBlock height={480} />
          <SkeletonBlock height={320} />
        </main>
      )}
      {error && (
        <main id="main" className={css.centre}>
          {isRefusal(error) ? (
            <Empty
              isPage
              spot="wait"
              title={t('blocked')}
              text={error.message}
              action={<Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>}
            />
          ) : (
            <ErrorNote
              isPage
              title={t('loadFailed')}
              retry={{ label: t('retry'), onPress: () => void refetch() }}
            />
          )}
        </main>
      )}
      {data && (data.wait ? <Application info={data} wait={data.wait} /> : <Checkout info={data} />)}
    </>
  )
}

function Checkout({ info }: { info: PaymentInfo }) {
  const t = useMessages(orderMessages)
  const site = useSite()
  const go = useGo()
  const paying = usePay(info.courseSeq)
  const enrolling = useEnrolFree(info.courseSeq)
  const [orderer, setOrderer] = useState<Orderer>({ ...info.orderer, phone: info.orderer.phone ?? '' })
  const [hasAgreed, setAgreed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isFree = info.totalAmount === 0
  const total = formatAmount(info.totalAmount, info.currency, site.language)
  const isComplete = orderer.name.trim() !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(orderer.email)

  async function submit() {
    setPressed(true)
    setProblem(null)
    if (!isFree && (!hasAgreed || !isComplete)) {
      if (isComplete) summary.current?.scrollIntoView({ block: 'center' })
      return setProblem(
        isComplete ? t('agreeNeeded') : orderer.name.trim() === '' ? t('nameNeeded') : t('emailNeeded'),
      )
    }
    try {
      if (isFree) {
        await enrolling.run({})
        return go(`/classes/${info.courseSeq}`, { replace: true })
      }
      const { redirectUrl } = await paying.run({
        body: {
          ...orderer,
          payMethodCd: payMethods.card,
          classSeq: info.classSeq,
          totalAmount: info.totalAmount,
          agreed: true,
          returnTo: location.href,
        },
      })
      location.assign(redirectUrl)
    } catch (error) {
      setProblem(messageOf(error, t('loadFailed')))
    }
  }
  const isBusy = paying.isRunning || enrolling.isRunning
  const label = isFree ? t('free') : t('payAmount', { amount: total })
  return (
    <main id="main">
      <div className={`wrap ${css.page}`}>
        <div>
          <h1 className="visually-hidden">{t('pay')}</h1>
          <section className={css.block}>
            <h2>{t('item')}</h2>
            <OrderedItem info={info} />
          </section>
          {!isFree && <OrdererFields value={orderer} onChange={setOrderer} isPressed={isPressed} />}
          {!isFree && <MethodBlock isSandbox={info.isSandbox} />}
          {!isFree && <RefundBlock />}
          <SellerBlock />
        </div>
        <aside ref={summary} className={css.sum} aria-label={t('amount')}>
          <h2>{t('amount')}</h2>
          <Amounts info={info} />
          {info.payUntil && (
            <Notice tone="soon">{t('payUntil', { date: formatMoment(info.payUntil, site.language) })}</Notice>
          )}
          {!isFree && (
            <Checkbox
              label={t('agree')}
              checked={hasAgreed}
              onChange={setAgreed}
              error={isPressed && !hasAgreed ? t('agreeNeeded') : undefined}
            />
          )}
          {problem && <Notice tone="error">{problem}</Notice>}
          <Button size="lg" wide loading={isBusy} onPress={() => void submit()}>
            {label}
          </Button>
          <p className={css.after}>{isFree ? t('freeNote') : t('next')}</p>
        </aside>
      </div>
      <BottomBar>
        <b className="num" style={{ flex: 1, fontSize: 'var(--size-lg)' }}>
          {total}
        </b>
        <Button size="lg" loading={isBusy} onPress={() => void submit()}>
          {isFree ? t('free') : t('pay')}
        </Button>
      </BottomBar>
    </main>
  )
}
