import {
  feeRateOf,
  firstDayOf,
  monthOf,
  moveMonth,
  statementMonthOf,
  statementOf,
  type Month,
} from 'contract/money/settlements/settlements.rules'
import { balanceOf } from 'contract/money/settlements/payouts.rules'
import type { Settlement } from 'contract/money/settlements/schemas'
import { currency as Currency, type Currency as CurrencyCode } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { Context } from '../../../platform/context.ts'
import { takesRealMoney } from '../merchants/merchants.public.ts'
import {
  enterCharges,
  settleEntries,
  sumByProduct,
  sumUnsettled,
  type EntryScope,
} from '../orders/settled-entries.public.ts'
import { carryOwed, insertPayout, sumOwed } from './payouts.queries.ts'
import { readPayee } from './payees.service.ts'
import { limitsOf } from '../../system/plans/plans.public.ts'
import {
  closeSettlement,
  findClosed,
  findSettlement,
  isCollectedBy,
  openSettlement,
} from './settlements.queries.ts'
import { closedView, openView } from './statements.views.ts'

const currentMonth = (ctx: Context) => monthOf(seoulDay(ctx.now()))
const collectorOf = ({ ports }: Context) => ({ platformMerchants: ports.settings.platformMerchants })
/** What the plan of the site says, otherwise what the installation charges. docs/rules.md R-1074. */
const rateOf = async (ctx: Context, month: Month) =>
  (await limitsOf(ctx.db)).feeRate ?? feeRateOf(month, ctx.ports.settings.platformFees)

/** Closes the months of a currency that ended and have entries, the oldest first. Repeating it changes nothing. docs/rules.md R-772. */
export async function closeEndedMonths(ctx: Context) {
  const unsettled = await sumUnsettled(ctx.db, { isTest: false, ...collectorOf(ctx) })
  const closed = await closedMonths(ctx)
  for (const currency of Currency.options) {
    const months = unsettled
      .filter((row) => row.currency === currency)
      .map(({ month }) => statementMonthOf(month, closed[currency]))
      .filter((month) => month < currentMonth(ctx))
    for (const month of new Set(months)) await closeMonth(ctx, month, currency)
  }
}

async function closeMonth(ctx: Context, month: Month, currency: CurrencyCode) {
  const feeRate = await rateOf(ctx, month)
  await ctx.transaction(async (tx) => {
    const opened = await openSettlement(tx, { month: firstDayOf(month), currency, feeRate })
    if (!opened) return
    const { settlementNo } = opened
    const before = firstDayOf(moveMonth(month, 1))
    const sums = await settleEntries(tx, { settlementNo, currency, before, ...collectorOf(ctx) })
    const { feeAmount, taxAmount } = statementOf(sums, feeRate)
    const closedAt = ctx.now()
    const charge = { currency, settlementNo, occurredAt: closedAt }
    await enterCharges(tx, [
      { ...charge, kind: 'FEE', amount: feeAmount },
      { ...charge, kind: 'TAX', amount: taxAmount },
    ])
    const arrearsAmount = await carryOwed(tx, settlementNo, currency)
    const owed = { ...sums, feeAmount, taxAmount, arrearsAmount }
    await closeSettlement(tx, settlementNo, { ...owed, closedAt })
    const balance = balanceOf(owed)
    if (balance !== 0) await insertPayout(tx, { settlementNo, balance })
  })
}

async function closedMonths(ctx: Context): Promise<Record<CurrencyCode, Set<Month>>> {
  const closed = await findClosed(ctx.db)
  const monthsIn = (currency: CurrencyCode) =>
    new Set(closed.filter((row) => row.currency === currency).map(({ month }) => monthOf(month)))
  return { KRW: monthsIn('KRW'), USD: monthsIn('USD') }
}

/** Every statement, the latest month first. Test money is shown only before the site takes real money. docs/rules.md R-681. */
export async function listStatements(ctx: Context): Promise<Settlement[]> {
  const closed = (await findClosed(ctx.db)).map(closedView)
  return [...(await openStatements(ctx)), ...closed].toSorted(
    (one, other) => other.month.localeCompare(one.month) || one.currency.localeCompare(other.currency),
  )
}

async function openStatements(ctx: Context): Promise<Settlement[]> {
  const isTest = !(await takesRealMoney(ctx))
  const closed = await closedMonths(ctx)
  const sums = new Map<string, Awaited<ReturnType<typeof sumUnsettled>>[number]>()
  for (const row of await sumUnsettled(ctx.db, { isTest, ...collectorOf(ctx) })) {
    const month = statementMonthOf(row.month, closed[row.currency])
    const key = `${month} ${row.currency}`
    const other = sums.get(key)
    sums.set(key, {
      month,
      currency: row.currency,
      salesAmount: row.salesAmount + (other?.salesAmount ?? 0),
      salesCount: row.salesCount + (other?.salesCount ?? 0),
      refundAmount: row.refundAmount + (other?.refundAmount ?? 0),
      refundCount: row.refundCount + (other?.refundCount ?? 0),
      collectedAmount: row.collectedAmount + (other?.collectedAmount ?? 0),
    })
  }
  const months = [...sums.values()].toSorted((one, other) => one.month.localeCompare(other.month))
  const statements: Settlement[] = []
  for (const row of months) {
    const isFirst = !statements.some(({ currency }) => currency === row.currency)
    const arrearsAmount = isFirst && !isTest ? await sumOwed(ctx.db, row.currency) : 0
    statements.push(openView({ ...row, feeRate: await rateOf(ctx, row.month), arrearsAmount, isTest }))
  }
  return statements
}

export interface StatementRef {
  month: Month
  currency: CurrencyCode
}
/** What each title brought in a month. */
export const listProducts = async (ctx: Context, statement: StatementRef) =>
  sumByProduct(ctx.db, await entriesOf(ctx, statement))

/** Which entries stand in the statement of a month, closed or not. */
export async function entriesOf(ctx: Context, { month, currency }: StatementRef): Promise<EntryScope> {
  const settlement = await findSettlement(ctx.db, { month: firstDayOf(month), currency })
  if (settlement) return { currency, of: settlement }
  const isTest = !(await takesRealMoney(ctx))
  const closed = await closedMonths(ctx)
  const months = (await sumUnsettled(ctx.db, { isTest, ...collectorOf(ctx) }))
    .filter((row) => row.currency === currency && statementMonthOf(row.month, closed[currency]) === month)
    .map((row) => row.month)
  return { currency, of: { months, isTest } }
}

/** What the platform charges this month, and whether and to whom it pays what it collects. docs/rules.md R-861. */
export const readTerms = async (ctx: Context) => ({
  feeRate: await rateOf(ctx, currentMonth(ctx)),
  isCollected: await isCollectedBy(ctx.db, ctx.ports.settings.platformMerchants),
  payee: await readPayee(ctx.db),
})
