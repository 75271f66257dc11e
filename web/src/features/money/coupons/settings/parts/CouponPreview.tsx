import { discountOf, maxCostOf } from 'contract/money/coupons/coupons.rules'
import { parseSeoul } from 'contract/values/korea-time'
import { effectivePrice } from 'contract/values/money'
import { fareTypes } from 'contract/values/type-codes'
import { useNow } from '../../../../../platform/use-now.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../../ui/KV.tsx'
import { Ticket } from '../../parts/Ticket.tsx'
import { useTicketText } from '../../use-ticket-text.ts'
import { couponFormMessages } from '../coupon-form.messages.ts'
import { useClasses, type CouponDraft } from '../coupon-settings.api.ts'
import css from './coupons.module.css'

const moment = (text: string | null) => (text === null ? null : new Date(text))

/** The ticket, what it takes off one class of the site, and the most it can cost. */
export function CouponPreview({ draft }: { draft: CouponDraft }) {
  const t = useMessages(couponFormMessages)
  const text = useTicketText()
  const now = useNow()
  const { data } = useClasses('')
  const terms = termsOf(draft, now)
  const paid = (data?.list ?? []).filter(
    ({ fareCd, currency, price }) => fareCd === fareTypes.paid && currency === 'KRW' && price > 0,
  )
  const picked = draft.courses.map(({ courseSeq }) => courseSeq)
  const course = paid.find(({ courseSeq }) => draft.target === 'SITE' || picked.includes(courseSeq))
  const price = course
    ? effectivePrice(
        {
          ...course,
          discountStartAt: moment(course.discountStartAt),
          discountEndAt: moment(course.discountEndAt),
        },
        now,
      )
    : 0
  const isTooLow = price < terms.minAmount
  const discount = isTooLow ? 0 : discountOf(terms, { price, currency: 'KRW' })
  const maxCost = maxCostOf({ ...terms, totalLimit: draft.totalLimit })
  return (
    <aside className={css.preview} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <Ticket
        off={text.offOf(terms)}
        name={draft.name || t('noName')}
        condition={text.conditionOf(terms)}
        until={text.untilOf(terms, now).text}
      />
      {course && (
        <>
          <h2>{t('atCheckout')}</h2>
          <KVList>
            <KV k={course.title} v={text.won(course.price)} />
            {price < course.price && (
              <KV k={t('classDiscount')} v={`−${text.won(course.price - price)}`} sale />
            )}
            {discount > 0 && <KV k={draft.name || t('noName')} v={`−${text.won(discount)}`} sale />}
            <KV k={t('total_')} v={text.won(price - discount)} strong />
          </KVList>
          {isTooLow && <p className={css.tip}>{t('tooLow')}</p>}
        </>
      )}
      {terms.value > 0 && (
        <p className={css.tip}>
          {maxCost === null
            ? t('noBound')
            : t('maxCost', { count: draft.totalLimit ?? 0, amount: text.won(maxCost) })}
        </p>
      )}
    </aside>
  )
}

function termsOf(draft: CouponDraft, now: Date) {
  const ends = parseSeoul(draft.endsAt) ?? now
  return {
    ...draft,
    value: draft.value ?? 0,
    maxDiscount: draft.maxDiscount || null,
    minAmount: draft.minAmount ?? 0,
    startsAt: parseSeoul(draft.startsAt) ?? now,
    endsAt: new Date(ends.getTime() + 60_000),
  }
}
