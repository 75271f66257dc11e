import type { getCouponResults } from 'contract/views/coupon-results/api'
import { seoulDay } from 'contract/values/korea-time'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { takesRealMoney } from '../../money/merchants/merchants.public.ts'
import { findSpent, sumSales, sumSite } from './coupon-results.queries.ts'

type Results = z.output<typeof getCouponResults.reply>

/** What each coupon brought, and all of them this month. docs/rules.md R-759. */
export async function resultsOf(ctx: Context): Promise<Results> {
  const withTest = !(await takesRealMoney(ctx))
  const sales = await sumSales(ctx.db, { withTest })
  const spent = await findSpent(ctx.db, { withTest })
  const list = new Map<string, Results['list'][number]>()
  const rowOf = ({
    couponInfoSeq,
    currency,
  }: Pick<Results['list'][number], 'couponInfoSeq' | 'currency'>) => {
    const key = `${couponInfoSeq} ${currency}`
    const row = list.get(key) ?? { couponInfoSeq, currency, sales: 0, discount: 0, newBuyers: 0 }
    list.set(key, row)
    return row
  }
  for (const { amount, ...of } of sales) rowOf(of).sales = amount
  for (const { discount, newBuyers, ...of } of spent) Object.assign(rowOf(of), { discount, newBuyers })
  return { list: [...list.values()], month: await monthOf(ctx, withTest) }
}

/** Coupons are for payments in won. */
const won = <Row extends { currency: string }>(rows: Row[], of: (row: Row) => number) =>
  rows.filter(({ currency }) => currency === 'KRW').reduce((sum, row) => sum + of(row), 0)

async function monthOf(ctx: Context, withTest: boolean): Promise<Results['month']> {
  const [from, before] = [startOfMonth(ctx.now(), 0), startOfMonth(ctx.now(), -1)]
  const span = { withTest, from, to: startOfMonth(ctx.now(), 1) }
  const sales = await sumSales(ctx.db, span)
  const spent = await findSpent(ctx.db, span)
  const earlier = await findSpent(ctx.db, { withTest, from: before, to: from })
  return {
    sales: won(sales, ({ amount }) => amount),
    siteSales: await sumSite(ctx.db, span),
    discount: won(spent, ({ discount }) => discount),
    newBuyers: won(spent, ({ newBuyers }) => newBuyers),
    newBuyersBefore: won(earlier, ({ newBuyers }) => newBuyers),
  }
}

/** The first moment of the month of `now` in Seoul, moved by whole months. */
function startOfMonth(now: Date, by: number) {
  const [year = 0, month = 1] = seoulDay(now).split('-').map(Number)
  const moved = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
  return new Date(`${moved}T00:00:00+09:00`)
}
