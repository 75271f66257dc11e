import { chargeIn, pricesOf, waysFor, type Charge } from 'contract/money/orders/charges.rules'
import { depositMethod, isSameMethod, type BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import type { Currency } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import type { LevelDiscount } from '../coupons/coupons.public.ts'
import { depositAccountFor, exchangeRateOf, methodsFor } from '../merchants/merchants.public.ts'

async function methodsIn(ctx: Context, currency: Currency) {
  const account = await depositAccountFor(ctx, currency)
  const { methods, isTest, hasCardOptions } = await methodsFor(ctx, currency)
  const offered: { method: BuyerMethod; isTest: boolean }[] = methods.map((method) => ({ method, isTest }))
  if (account) offered.push({ method: depositMethod, isTest: false })
  return { account, hasCardOptions, offered: offered.map(({ method, ...rest }) => ({ ...method, ...rest })) }
}

/** How a class can be paid now, with what each way charges. docs/rules.md R-839. */
export async function waysToPay(ctx: Context, course: CourseRow, level: LevelDiscount | null) {
  const prices = pricesOf(course, ctx.now(), level?.percent)
  const isDollars = prices.shown.currency === 'USD'
  const won = await methodsIn(ctx, 'KRW')
  const dollars = isDollars ? await methodsIn(ctx, 'USD') : null
  const exchangeRate = isDollars ? await exchangeRateOf(ctx) : null
  const ways = waysFor(prices.shown.currency, { KRW: won.offered, USD: dollars?.offered ?? [] })
  return {
    account: won.account,
    hasCardOptions: won.hasCardOptions,
    ways: ways.map(({ method, currency }) => ({
      ...method,
      charge: chargeIn(currency, { ...prices, exchangeRate }),
    })),
  }
}

/** What is charged for a class that is paid this way; what is shown where nobody can pay so. */
export async function chargeFor(
  ctx: Context,
  { course, level }: { course: CourseRow; level: LevelDiscount | null },
  method: BuyerMethod,
): Promise<Charge> {
  const { ways } = await waysToPay(ctx, course, level)
  const way = ways.find((one) => isSameMethod(one, method))
  return way?.charge ?? { ...pricesOf(course, ctx.now(), level?.percent).shown, exchangeRate: null }
}
