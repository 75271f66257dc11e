import type { Language } from '../i18n/languages.ts'
import type { Currency } from './ids.ts'
import { fareTypes, type FareCd } from './type-codes.ts'

/** An amount in the smallest unit of its currency (won, cent): never a float, never without its currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** A whole number as people read it: 1234567 → `1,234,567`. */
export const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
const free: Record<Language, string> = { ko: '무료', en: 'Free', jp: '無料' }

/** An amount in its smallest unit as people read it: `30,000원`, `₩30,000`, `$12.50`; zero reads as free. */
export function formatPrice(amount: number, currency: Currency, language: Language) {
  return amount === 0 ? free[language] : formatAmount(amount, currency, language)
}

/** The same where zero is a sum and not a price: `0원`. */
export function formatAmount(amount: number, currency: Currency, language: Language) {
  const sign = amount < 0 ? '-' : ''
  const size = Math.abs(amount)
  if (currency === 'USD') {
    return `${sign}$${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
  }
  if (language === 'ko') return `${sign}${grouped(size)}원`
  return language === 'jp' ? `${sign}${grouped(size)}ウォン` : `${sign}₩${grouped(size)}`
}

/** What a dollar is in won, of a rate for a hundred dollars: 138550 → `1,385.50원`. */
export function formatRate(exchangeRate: number, language: Language) {
  const rest = exchangeRate % 100
  const won =
    grouped(Math.floor(exchangeRate / 100)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
  if (language === 'ko') return `${won}원`
  return language === 'jp' ? `${won}ウォン` : `₩${won}`
}

/** The discount in whole percent, 0 where there is no price. docs/rules.md R-102. */
export function discountPercent(price: number, discountPrice: number) {
  return price === 0 ? 0 : Math.round((1 - discountPrice / price) * 100)
}

interface Priced {
  fareCd: FareCd
  price: number
  discountPrice: number | null
  discountStartAt: Date | null
  discountEndAt: Date | null
}

/** Whether the discount applies now: between its dates, each of which is optional. docs/rules.md R-101. */
export function isDiscounted({ fareCd, discountPrice, discountStartAt, discountEndAt }: Priced, now: Date) {
  if (fareCd !== fareTypes.paid || discountPrice === null) return false
  return (
    (discountStartAt === null || now >= discountStartAt) && (discountEndAt === null || now < discountEndAt)
  )
}

/** Whether a paid course has no price yet: it is not free. */
export const lacksPrice = ({ fareCd, price }: { fareCd: FareCd; price: number }) =>
  fareCd === fareTypes.paid && price === 0

/** The current price in the smallest unit; 0 for a free course. docs/rules.md R-101. */
export function effectivePrice(course: Priced, now: Date) {
  if (course.fareCd !== fareTypes.paid) return 0
  return isDiscounted(course, now) ? (course.discountPrice ?? course.price) : course.price
}

interface PricedTwice extends Priced {
  displayCurrency: Currency
  priceEx: number | null
  discountPriceEx: number | null
}

/** The displayed price of a course: now, before a discount, and in which currency. docs/rules.md R-315. */
export function displayPrice(course: PricedTwice, now: Date) {
  const { displayCurrency, priceEx, discountPriceEx, price } = course
  const isReduced = isDiscounted(course, now)
  if (displayCurrency === 'KRW' || priceEx === null || course.fareCd !== fareTypes.paid)
    return { amount: effectivePrice(course, now), full: price, currency: 'KRW' as const, isReduced }
  const amount = isReduced ? (discountPriceEx ?? priceEx) : priceEx
  return { amount, full: priceEx, currency: 'USD' as const, isReduced: isReduced && amount < priceEx }
}

/**
 * One of `months` equal parts, rounded up so that the parts never sum to less than the price. For display only; the card company
 * divides the actual charge. docs/rules.md R-103.
 */
export const instalmentPerMonth = ({ amount, currency }: Money, months: number): Money => ({
  amount: Math.ceil(amount / Math.max(1, months)),
  currency,
})

const monthly: Record<Language, (amount: string) => string> = {
  ko: (amount) => `월 ${amount}`,
  en: (amount) => `${amount} a month`,
  jp: (amount) => `月${amount}`,
}
/** A monthly part as people read it: `월 30,000원`. */
export const formatMonthly = ({ amount, currency }: Money, language: Language) =>
  monthly[language](formatAmount(amount, currency, language))
