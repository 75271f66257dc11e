import { useRef, useState } from 'react'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { useEnrolFree, usePay } from '../orders.api.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'
import { Amounts } from './Amounts.tsx'
import { FailureCard, type PaymentFailure } from './FailureCard.tsx'
import { OrderedItem } from './OrderedItem.tsx'
import { OrdererFields, type Orderer } from './OrdererFields.tsx'
import { MethodBlock, RefundBlock, SellerBlock } from './PaymentBlocks.tsx'
import css from '../PaymentScreen.module.css'

/** What was typed for an order that failed is still there; consent was given to its amount only. */
function startFrom(info: PaymentInfo, failure: PaymentFailure | undefined) {
  if (!failure) return { orderer: { ...info.orderer, phone: info.orderer.phone ?? '' }, hasAgreed: false }
  const { ordererName: name, ordererEmail: email, ordererPhone, totalAmount } = failure.order
  return { orderer: { name, email, phone: ordererPhone ?? '' }, hasAgreed: totalAmount === info.totalAmount }
}

/** The checkout of a class that is paid, or taken for free, at once. */
export function Checkout({ info, failure }: { info: PaymentInfo; failure?: PaymentFailure }) {
  const t = useMessages(orderMessages)
  const site = useSite()
  const go = useGo()
  const paying = usePay(info.courseSeq)
  const enrolling = useEnrolFree(info.courseSeq)
  const start = startFrom(info, failure)
  const [orderer, setOrderer] = useState<Orderer>(start.orderer)
  const [hasAgreed, setAgreed] = useState(start.hasAgreed)
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
          {failure ? (
            <FailureCard failure={failure} again={{ isBusy, onPress: () => void submit() }} />
          ) : (
            <h1 className="visually-hidden">{t('pay')}</h1>
          )}
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
