import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { monthPattern } from 'contract/money/settlements/settlements.rules'
import { statementMonth } from 'contract/money/settlements/statement-dates.rules'
import { currency as Currency } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { countEntries, findEntriesAfter, type EntryRow } from '../orders/settled-entries.public.ts'
import { entriesOf, type StatementRef } from './settlements.service.ts'

interface Texts {
  list: string
  at: string
  kind: string
  sale: string
  refund: string
  orderNo: string
  title: string
  name: string
  currency: string
  amount: string
  test: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '정산 내역',
    at: '일시',
    kind: '구분',
    sale: '결제',
    refund: '환불',
    orderNo: '주문번호',
    title: '상품',
    name: '주문자',
    currency: '통화',
    amount: '금액',
    test: '시험 결제',
  },
  en: {
    list: 'Settlement',
    at: 'At',
    kind: 'Kind',
    sale: 'Payment',
    refund: 'Refund',
    orderNo: 'Order',
    title: 'Product',
    name: 'Customer',
    currency: 'Currency',
    amount: 'Amount',
    test: 'Test payment',
  },
  jp: {
    list: '精算の内訳',
    at: '日時',
    kind: '区分',
    sale: '決済',
    refund: '返金',
    orderNo: '注文番号',
    title: '商品',
    name: '注文者',
    currency: '通貨',
    amount: '金額',
    test: 'テスト決済',
  },
}

/** Refunds stand below zero, so that the column adds up to the net sales of the statement. */
function columnsFor({ language }: Context, { currency }: StatementRef): Column<EntryRow>[] {
  const text = texts[language]
  return [
    { head: text.at, format: 'moment', value: (entry) => entry.occurredAt },
    { head: text.kind, format: 'text', value: ({ kind }) => (kind === 'REFUND' ? text.refund : text.sale) },
    { head: text.orderNo, format: 'text', value: (entry) => entry.orderNo },
    { head: text.title, format: 'text', value: (entry) => entry.title },
    { head: text.name, format: 'text', value: (entry) => entry.ordererName },
    { head: text.currency, format: 'text', value: (entry) => entry.currency },
    {
      head: text.amount,
      format: amountFormat([currency]),
      value: (entry) => amountCell(entry.amount, entry.currency),
    },
    { head: text.test, format: 'text', value: ({ isTest }) => (isTest ? 'Y' : 'N') },
  ]
}

export const entrySpreadsheet = spreadsheet({
  name: 'settlements.entries',
  choice: z.object({ month: z.string().regex(monthPattern), currency: Currency }),
  title: ({ language }, { month }) => `${texts[language].list} ${statementMonth(month, language)}`,
  columns: (ctx, statement) => Promise.resolve(columnsFor(ctx, statement)),
  async *pages(ctx, statement) {
    const scope = await entriesOf(ctx, statement)
    yield* pagesAfter(
      (after, limit) => findEntriesAfter(ctx.db, scope, { after, limit }),
      ({ entrySeq }) => entrySeq,
    )
  },
})

/** The address of the spreadsheet. The record of staff keeps how many payments and refunds somebody took along. */
export async function downloadEntries(ctx: MemberContext, statement: StatementRef) {
  ctx.audit.record({ after: { count: await countEntries(ctx.db, await entriesOf(ctx, statement)) } })
  return entrySpreadsheet.linkTo(ctx, statement)
}
