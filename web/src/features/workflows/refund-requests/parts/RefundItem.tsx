import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { RefundSteps } from '../../../money/refunds/RefundSteps.tsx'
import type { OfferedItem, RefundOffer } from '../refund-requests.api.ts'
import { refundRequestMessages } from '../refund-requests.messages.ts'
import { RefundForm } from './RefundForm.tsx'
import { RefundLines } from './RefundLines.tsx'
import { RequestState } from './RequestState.tsx'
import css from '../RefundRequestScreen.module.css'

/** One item of an order: what goes back of it now, why, when it falls, and the request or what became of it. */
export function RefundItem({ offer, item }: { offer: RefundOffer; item: OfferedItem }) {
  const t = useMessages(refundRequestMessages)
  const { language } = useSite()
  const { currency, orderNo, answerBy, paidAt } = offer
  const { calculation, request, steps, title, courseSeq, imageUrl } = item
  const money = (amount: number) => formatAmount(amount, currency, language)
  const isOpen =
    request?.state === 'REQUESTED' || (request?.state === 'ACCEPTED' && request.refundedAt === null)
  const isSettled = calculation.refundedAmount === calculation.paidAmount
  const heading = isSettled
    ? t('settled')
    : calculation.amount > 0
      ? t('canGet', { amount: money(calculation.amount) })
      : t('nothing')
  return (
    <section className={css.item}>
      <h1>{heading}</h1>
      {!isOpen && !isSettled && (
        <p className={css.lead}>
          {calculation.amount > 0
            ? t('lead', { day: formatDay(dayOf(answerBy), language) })
            : t('leadNothing')}
        </p>
      )}
      {request && <RequestState request={request} money={money} />}
      <div className={css.product}>
        <div className={css.thumb}>
          <Picture
            src={imageUrl}
            width={96}
            height={72}
            instead={<Art {...artOf(courseSeq ?? item.itemNo)} />}
          />
        </div>
        <div>
          <b>{title}</b>
          <p>{t('order', { orderNo, amount: money(calculation.paidAmount) })}</p>
        </div>
      </div>
      {!isSettled && (
        <>
          <RefundLines item={item} currency={currency} />
          <section className={css.part}>
            <h2>{t('table')}</h2>
            <div className={css.table}>
              <RefundSteps {...calculation} steps={steps} currency={currency} marksNow />
            </div>
            {paidAt && <p className={css.small}>{t('agreedOn', { date: formatDate(paidAt, language) })}</p>}
          </section>
          {!isOpen && calculation.amount > 0 && (
            <RefundForm key={calculation.amount} offer={offer} item={item} />
          )}
        </>
      )}
    </section>
  )
}

/** A day as the moment it begins in Seoul. */
const dayOf = (day: string) => `${day}T00:00:00+09:00`
