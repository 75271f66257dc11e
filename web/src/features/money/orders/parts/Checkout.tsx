import { useRef, useState } from 'react'
import { formatAmount } from 'contract/values/money'
import { buyerMethod, isSameMethod, payMethodList } from 'contract/money/orders/pay-methods.rules'
import { deliveryTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { CouponBlock } from '../../coupons/CouponBlock.tsx'
import { useCouponChoice } from '../../coupons/use-coupon-choice.ts'
import { AddressFields } from '../../deliveries/AddressFields.tsx'
import { addressMessages } from '../../deliveries/address.messages.ts'
import { useAddress } from '../../deliveries/use-address.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { orderMessages } from '../orders.messages.ts'
import { offeredWay, type PaidMethod, type PaymentInfo } from '../payment-info.ts'
import { Amounts } from './Amounts.tsx'
import { ApplicationNotice } from './ApplicationNotice.tsx'
import { CardOptions } from './CardOptions.tsx'
import { CashReceiptFields } from './CashReceiptFields.tsx'
import { FailureCard, type PaymentFailure } from './FailureCard.tsx'
import { OrderedItem } from './OrderedItem.tsx'
import { OrdererFields } from './OrdererFields.tsx'
import { firstMethod, MethodBlock, methodsOf } from './MethodBlock.tsx'
import { RefundBlock, SellerBlock } from './PaymentBlocks.tsx'
import { useBuyer } from '../use-buyer.ts'
import { useCardOptions } from '../use-card-options.ts'
import { useCashReceipt } from '../use-cash-receipt.ts'
import { usePayWords } from '../use-pay-words.ts'
import { usePurchase } from '../use-purchase.ts'
import css from '../PaymentScreen.module.css'

/** What was typed for an order that failed is still there; consent was given to its amount only. */
function startFrom(info: PaymentInfo, failure: PaymentFailure | undefined) {
  if (!failure) return { orderer: { ...info.orderer, phone: info.orderer.phone ?? '' }, hasAgreed: false }
  const { ordererName: name, ordererEmail: email, ordererPhone, amountShown, coupon } = failure.order
  const hasAgreed = amountShown + (coupon?.amount ?? 0) === info.totalAmount
  return { orderer: { name, email, phone: ordererPhone ?? '' }, hasAgreed }
}

/** Leads to the first field with a complaint, which may be far above the button. */
function showComplaint(inside: HTMLElement | null) {
  const field = inside?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) return field.focus()
  inside?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/** The checkout of a class that is paid, or taken for free, at once; also of an application that is paid with it. */
export function Checkout({ info, failure }: { info: PaymentInfo; failure?: PaymentFailure }) {
  const t = useMessages(orderMessages)
  const addressText = useMessages(addressMessages)
  const { language } = useSite()
  const start = startFrom(info, failure)
  const buyer = useBuyer(start.orderer)
  const [hasAgreed, setAgreed] = useState(start.hasAgreed)
  const [isPressed, setPressed] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const page = useRef<HTMLElement>(null)
  const summary = useRef<HTMLElement>(null)
  const failed = failure ? buyerMethod(failure.order) : null
  const [method, setMethod] = useState<PaidMethod>(() => firstMethod(info, failed) ?? payMethodList.CARD)
  const coupons = useCouponChoice(info)
  const delivery = useAddress({
    isNeeded: info.deliveryCd === deliveryTypes.delivered,
    start: info.address,
  })
  const address = delivery.isNeeded ? delivery.address : null
  const receipt = useCashReceipt(info)
  const totalAmount = info.totalAmount - coupons.amount
  const card = useCardOptions(info, totalAmount)
  const purchase = usePurchase(info, buyer, {
    coupon: coupons.chosen,
    totalAmount,
    address,
    receiptFor: receipt.requestFor,
    cardOptionsFor: card.optionsFor,
  })
  const isFree = info.totalAmount === 0
  const costsNothing = totalAmount === 0
  const charge = offeredWay(info, method)?.charge ?? null
  const total = formatAmount(charge?.totalAmount ?? totalAmount, charge?.currency ?? info.currency, language)
  const words = usePayWords(method, { total, costsNothing, isApplication: info.wait !== null })

  function submit(chosen = method) {
    setMethod(chosen)
    setPressed(true)
    const first = isFree && buyer.step === 'MEMBER' ? null : buyer.press()
    const isAddressMissing = delivery.press()
    const isReceiptWrong = !costsNothing && receipt.press(chosen) && first === null
    const needed =
      first ?? (isReceiptWrong ? 'receiptWrong' : null) ?? (isFree || hasAgreed ? null : 'agreeNeeded')
    const missingAddress = isAddressMissing && first === null
    setMissing(missingAddress ? addressText('needed') : needed && t(needed))
    if (needed === null && !isAddressMissing) return purchase.run(chosen)
    // The complaint is drawn by then.
    requestAnimationFrame(() =>
      showComplaint(needed === 'agreeNeeded' && !isAddressMissing ? summary.current : page.current),
    )
  }
  const isOther = (one: PaidMethod) => failed === null || !isSameMethod(one, failed)
  const problem = missing ?? purchase.problem
  const { isBusy } = purchase
  const button = (label: string, isWide: boolean) => (
    <Button size="lg" wide={isWide} loading={isBusy || coupons.isLoading} onPress={() => submit()}>
      {label}
    </Button>
  )
  return (
    <main id="main" ref={page}>
      <div className={`wrap ${css.page}`}>
        <div>
          {failure ? (
            <FailureCard
              failure={failure}
              again={{
                isBusy,
                isHeld: info.holdUntil !== null,
                others: methodsOf(info).filter(isOther),
                onPress: submit,
              }}
            />
          ) : (
            <h1 className="visually-hidden">{t('pay')}</h1>
          )}
          <section className={css.block}>
            <h2>{t('item')}</h2>
            <OrderedItem info={info} />
          </section>
          {info.wait && (
            <ApplicationNotice wait={info.wait} waitCnt={info.waitCnt} total={costsNothing ? null : total} />
          )}
          {(!isFree || buyer.step !== 'MEMBER') && <OrdererFields buyer={buyer} />}
          {delivery.isNeeded && <AddressFields form={delivery} orderer={buyer.orderer} />}
          {coupons.isOffered && (
            <section className={css.block}>
              <h2>{t('coupon')}</h2>
              <CouponBlock coupons={coupons} />
            </section>
          )}
          {!costsNothing && <MethodBlock info={info} chosen={method} onChoose={setMethod} />}
          {!costsNothing && <CardOptions form={card} method={method} />}
          {!costsNothing && <CashReceiptFields form={receipt} method={method} totalAmount={totalAmount} />}
          {!costsNothing && <RefundBlock refund={info.refund} currency={info.currency} />}
          <SellerBlock />
        </div>
        <aside ref={summary} className={css.sum} aria-label={t('amount')}>
          <h2>{t('amount')}</h2>
          <Amounts info={info} coupon={coupons.chosen} charge={charge} />
          {info.payUntil && (
            <Notice tone="soon">{t('payUntil', { date: formatMoment(info.payUntil, language) })}</Notice>
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
          {button(words.button, true)}
          <p className={css.after}>{words.next}</p>
        </aside>
      </div>
      <BottomBar>
        <b className="num" style={{ flex: 1, fontSize: 'var(--size-lg)' }}>
          {total}
        </b>
        {button(words.shortButton, false)}
      </BottomBar>
    </main>
  )
}
