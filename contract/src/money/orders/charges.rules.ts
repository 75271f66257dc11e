import type { Currency } from '../../values/ids.ts'
import { displayPrice, effectivePrice } from '../../values/money.ts'
import { levelDiscountOf } from '../../people/levels/levels.rules.ts'
import { isSameMethod } from './pay-methods.rules.ts'

/** The bounds of an exchange rate, in won for a hundred dollars. */
export const LOWEST_RATE = 10_000
export const HIGHEST_RATE = 1_000_000
/** From this age on a rate is called old. */
export const RATE_DAYS = 7
const DAY_MS = 86_400_000

export const isOldRate = (setAt: Date, now: Date) => now.getTime() - setAt.getTime() >= RATE_DAYS * DAY_MS

/** Cents in won, rounded once to the nearest won. docs/rules.md R-838. */
export const wonOf = (cents: number, exchangeRate: number) =>
  Number((BigInt(cents) * BigInt(exchangeRate) + 5_000n) / 10_000n)

/** The price before a discount, and what is to be paid. */
export interface PricePair {
  price: number
  totalAmount: number
  /** The part of the difference that the level of the buyer takes off. */
  levelDiscount: number
}
export interface DisplayPrice extends PricePair {
  currency: Currency
}
interface Prices {
  shown: DisplayPrice
  /** The price of the class in won. */
  won: PricePair
}
type Priced = Parameters<typeof displayPrice>[0]
/**
 * What a class costs at a moment, as it is shown and in won, less what the level of the buyer takes off each. A price in dollars that
 * comes to nothing is shown in won. docs/rules.md R-1201.
 */
export function pricesOf(course: Priced, now: Date, levelPercent = 0): Prices {
  const current = effectivePrice(course, now)
  const won = lessLevel(current === 0 ? 0 : course.price, current, levelPercent)
  const { amount, full, currency } = displayPrice(course, now)
  if (current === 0 || amount === 0) return { shown: { currency: 'KRW', ...won }, won }
  return { shown: { currency, ...lessLevel(full, amount, levelPercent) }, won }
}
function lessLevel(price: number, current: number, percent: number): PricePair {
  const levelDiscount = levelDiscountOf(current, percent)
  return { price, totalAmount: current - levelDiscount, levelDiscount }
}

interface Sold extends Prices {
  /** Of the site, in won for a hundred dollars; null where it has set none. */
  exchangeRate: number | null
}
export interface Charge extends DisplayPrice {
  /** Won for a hundred dollars; null where what is shown is charged. */
  exchangeRate: number | null
}
/**
 * What is charged in a currency for a price that is shown in dollars or won. Dollars become won at the rate of the site; without
 * one the class's own price in won is charged, and the rate is what it amounts to. docs/rules.md R-838.
 */
export function chargeIn(currency: Currency, { shown, won, exchangeRate }: Sold): Charge {
  if (currency === shown.currency) return { ...shown, exchangeRate: null }
  if (currency === 'USD') throw new Error('a price in won is not charged in dollars')
  if (exchangeRate === null)
    return { currency, ...won, exchangeRate: impliedRate(won.totalAmount, shown.totalAmount) }
  const price = wonOf(shown.price, exchangeRate)
  const totalAmount = wonOf(shown.totalAmount, exchangeRate)
  const levelDiscount = wonOf(shown.totalAmount + shown.levelDiscount, exchangeRate) - totalAmount
  return { currency, price, totalAmount, levelDiscount, exchangeRate }
}

const impliedRate = (won: number, cents: number) => Math.max(1, Math.round((won * 10_000) / cents))

interface Method {
  payMethodCd: string
  mobilePay: string | null
}
interface Ways<One extends Method> {
  KRW: readonly One[]
  USD: readonly One[]
}
/**
 * How a price can be paid, with the currency that is charged: won wherever the site takes them that way, dollars only where not.
 * docs/rules.md R-839.
 */
export function waysFor<One extends Method>(shown: Currency, { KRW, USD }: Ways<One>) {
  const inWon = KRW.map((method) => wayIn('KRW', method))
  if (shown === 'KRW') return inWon
  const others = USD.filter((method) => !KRW.some((one) => isSameMethod(one, method)))
  return [...inWon, ...others.map((method) => wayIn('USD', method))]
}
const wayIn = <One>(currency: Currency, method: One) => ({ method, currency })
