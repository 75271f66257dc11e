import type { SalesChoice } from 'contract/money/orders/schemas'
import { currency as Currency, type CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Span } from '../../../platform/db/seoul.queries.ts'
import { takesRealMoney } from '../merchants/merchants.public.ts'
import * as entries from './money-entries.queries.ts'
import { countSales, sumSales as sumOrders } from './sales.queries.ts'

/** Test money counts in sums only until the site takes real money. docs/rules.md R-681. */
const counted = async (ctx: Context) => ({ withTest: !(await takesRealMoney(ctx)) })

export const sumByTime = async (ctx: Context, span: Span) =>
  entries.sumByTime(ctx.db, { ...span, ...(await counted(ctx)) })

export const sumByEntry = async (ctx: Context, courseSeq: CourseSeq) =>
  entries.sumByEntry(ctx.db, { courseSeq, ...(await counted(ctx)) })

/** How many sales there are and what they brought: in won, and for each currency. */
export async function sumSales(ctx: Context, choice: SalesChoice) {
  const scope = await counted(ctx)
  const rows = await sumOrders(ctx.db, choice, scope)
  const sumOf = (currency: string, kind: string) =>
    rows.find((row) => row.currency === currency && row.kind === kind) ?? { amount: 0, count: 0 }
  const sums = Currency.options.map((currency) => ({
    currency,
    paid: sumOf(currency, 'CAPTURE').amount,
    refunded: 0 - sumOf(currency, 'REFUND').amount,
    paidCount: sumOf(currency, 'CAPTURE').count,
    refundedCount: sumOf(currency, 'REFUND').count,
  }))
  const won = sums.find(({ currency }) => currency === 'KRW')
  return {
    total: await countSales(ctx.db, choice),
    countsTests: scope.withTest,
    paidSum: won?.paid ?? 0,
    refundedSum: won?.refunded ?? 0,
    sums: sums.filter(({ currency, paid, refunded }) => currency === 'KRW' || paid > 0 || refunded > 0),
  }
}
