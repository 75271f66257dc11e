import type { CourseCard } from 'contract/teaching/courses/schemas'
import {
  discountPercent,
  formatMonthly,
  formatPrice,
  instalmentPerMonth,
  lacksPrice,
  displayPrice,
} from 'contract/values/money'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { classExtraMessages } from './class-extras.messages.ts'
import { courseMessages } from './courses.messages.ts'
import { factsOf } from './course-facts.ts'
import css from './Price.module.css'

/** The current price, and the previous one during a discount. */
export function Price({
  course,
  now,
  isLarge = false,
}: {
  course: CourseCard
  now: Date
  isLarge?: boolean
}) {
  const t = useMessages(courseMessages)
  const { language } = useSite()
  const { amount, full, currency, isReduced } = displayPrice({ ...course, ...factsOf(course) }, now)
  const percent = discountPercent(full, amount)
  if (lacksPrice(course)) return <p className={css.price}>{t('noPrice')}</p>
  return (
    <p data-price className={`${css.price} num ${isLarge ? css.large : ''}`}>
      {isReduced && (
        <span className={css.percent}>
          <span aria-hidden>{percent}%</span>
          <span className="visually-hidden">{t('off', { percent })}</span>
        </span>
      )}
      <strong>{formatPrice(amount, currency, language)}</strong>
      {isReduced && (
        <s>
          <span aria-hidden>{formatPrice(full, currency, language)}</span>
          <span className="visually-hidden">
            {t('was', { price: formatPrice(full, currency, language) })}
          </span>
        </s>
      )}
    </p>
  )
}

/** The monthly price, and the currency of the payment if it differs. docs/rules.md R-313. */
export function PriceNotes({ course, now }: { course: CourseCard; now: Date }) {
  const t = useMessages(classExtraMessages)
  const { language } = useSite()
  const facts = factsOf(course)
  const { amount, currency } = displayPrice({ ...course, ...facts }, now)
  const { installmentMonth: months } = course
  const hasMonths = months !== null && amount > 0
  if (!hasMonths && currency === 'KRW') return null
  return (
    <p className={`${css.notes} num`}>
      {hasMonths && (
        <span>
          <b>{formatMonthly(instalmentPerMonth({ amount, currency }, months), language)}</b>{' '}
          {t('monthCount', { count: months })}
        </span>
      )}
      {currency === 'USD' && <span>{t('paidInWon')}</span>}
    </p>
  )
}
