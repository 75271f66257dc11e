import { daysLeft, SOON_DAYS, type UseObstacle } from 'contract/money/coupons/coupons.rules'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { couponMessages } from './coupons.messages.ts'

/** What a ticket is written from; moments also as text. */
export interface TicketTerms {
  discountType: 'AMOUNT' | 'PERCENT'
  value: number
  maxDiscount: number | null
  minAmount: number
  target: 'SITE' | 'COURSE'
  courses: readonly { title: string }[]
  allowsLevelDiscount: boolean
  startsAt: Date | string
  endsAt: Date | string
}
interface Owned extends TicketTerms {
  obstacle: UseObstacle | null
  reservedUntil: Date | string | null
  usedAt: Date | string | null
}

/** The words of a ticket in the language of the page. */
export function useTicketText() {
  const t = useMessages(couponMessages)
  const { language } = useSite()
  const won = (amount: number) => formatAmount(amount, 'KRW', language)
  /** An end at midnight is the end of the day before. */
  const lastDay = (endsAt: Date | string) => formatDay(new Date(new Date(endsAt).getTime() - 1), language)

  function classesOf({ target, courses: [first, ...more] }: TicketTerms) {
    if (target === 'SITE' || !first) return t('allClasses')
    return more.length === 0 ? first.title : t('oneMore', { title: first.title, count: more.length })
  }
  const offOf = ({ discountType, value }: TicketTerms) =>
    discountType === 'AMOUNT' ? won(value) : t('percent', { value })
  const conditionOf = (terms: TicketTerms) =>
    [
      classesOf(terms),
      terms.minAmount > 0 && t('from', { amount: won(terms.minAmount) }),
      terms.maxDiscount !== null && t('upTo', { amount: won(terms.maxDiscount) }),
      !terms.allowsLevelDiscount && t('withoutLevel'),
    ]
      .filter(Boolean)
      .join(' · ')

  /** Until when, and whether that is soon. */
  function untilOf({ endsAt }: TicketTerms, now: Date) {
    const days = daysLeft(new Date(endsAt), now)
    const date = lastDay(endsAt)
    if (days > SOON_DAYS) return { text: t('until', { date }), isSoon: false }
    return { text: days <= 1 ? t('lastDay', { date }) : t('soon', { days, date }), isSoon: true }
  }

  /** Why a ticket cannot be used. */
  function reasonOf(held: Owned, now: Date) {
    const { obstacle, reservedUntil, usedAt } = held
    if (obstacle === null) return null
    if (obstacle === 'NOT_BEGUN') return t('begins', { date: formatDay(held.startsAt, language) })
    if (obstacle === 'OVER') return t('ended', { date: lastDay(held.endsAt) })
    if (obstacle === 'USED') return usedAt ? t('usedOn', { date: formatDay(usedAt, language) }) : t('USED')
    if (obstacle === 'BELOW_MINIMUM') return t('BELOW_MINIMUM', { amount: won(Math.max(1, held.minAmount)) })
    if (obstacle !== 'IN_USE') return t(obstacle)
    const minutes = reservedUntil
      ? Math.ceil((new Date(reservedUntil).getTime() - now.getTime()) / 60_000)
      : 0
    return minutes > 0 ? t('inUse', { minutes }) : t('IN_USE')
  }
  return { offOf, conditionOf, untilOf, reasonOf, lastDay, won }
}
