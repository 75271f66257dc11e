import type { Language } from 'contract/i18n/languages'
import { StudioPaymentChoice } from 'contract/views/studio/schemas'
import type { StudioPaymentState, StudioPaymentType } from 'contract/views/studio/studio.rules'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, pagesFrom, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { findCurrencies } from '../../money/orders/orders.public.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import {
  countGoodsPayments,
  countMembershipPayments,
  findGoodsPaymentsAfter,
  findMembershipPaymentsAfter,
} from './studio-payments.queries.ts'

interface Payment {
  orderNo: string | null
  name: string
  email: string
  title: string
  periodStart?: string
  periodEnd?: string
  amount: number
  refundedAmount: number
  currency: 'KRW' | 'USD'
  state: StudioPaymentState
  isTest: boolean
  at: Date
}

interface Texts {
  titles: Record<StudioPaymentType, string>
  states: Record<StudioPaymentState, string>
  orderNo: string
  title: string
  name: string
  email: string
  start: string
  end: string
  currency: string
  amount: string
  refunded: string
  state: string
  at: string
  test: string
}
const texts: Record<Language, Texts> = {
  ko: {
    titles: { MEMBERSHIP: '멤버십 결제', GOODS: '상품 결제' },
    states: { REQUESTED: '확인 중', PAID: '결제 완료', FAILED: '결제 실패', REFUNDED: '환불' },
    orderNo: '주문번호',
    title: '상품',
    name: '이름',
    email: '이메일',
    start: '이용 시작',
    end: '이용 종료',
    currency: '통화',
    amount: '금액',
    refunded: '환불 금액',
    state: '상태',
    at: '결제 일시',
    test: '시험 결제',
  },
  en: {
    titles: { MEMBERSHIP: 'Membership payments', GOODS: 'Payments of goods' },
    states: { REQUESTED: 'Being confirmed', PAID: 'Paid', FAILED: 'Not paid', REFUNDED: 'Refunded' },
    orderNo: 'Order',
    title: 'Product',
    name: 'Name',
    email: 'E-mail',
    start: 'From',
    end: 'Until',
    currency: 'Currency',
    amount: 'Amount',
    refunded: 'Refunded',
    state: 'State',
    at: 'Paid at',
    test: 'Test payment',
  },
  jp: {
    titles: { MEMBERSHIP: 'メンバーシップの決済', GOODS: '商品の決済' },
    states: { REQUESTED: '確認中', PAID: '決済完了', FAILED: '決済失敗', REFUNDED: '返金' },
    orderNo: '注文番号',
    title: '商品',
    name: '名前',
    email: 'メール',
    start: '利用開始',
    end: '利用終了',
    currency: '通貨',
    amount: '金額',
    refunded: '返金額',
    state: '状態',
    at: '決済日時',
    test: 'テスト決済',
  },
}

async function columnsFor(
  { db, language }: Context,
  { type }: StudioPaymentChoice,
): Promise<Column<Payment>[]> {
  const text = texts[language]
  const format = amountFormat(await findCurrencies(db))
  const period: Column<Payment>[] = [
    { head: text.start, format: 'text', value: ({ periodStart }) => periodStart ?? null },
    { head: text.end, format: 'text', value: ({ periodEnd }) => periodEnd ?? null },
  ]
  return [
    { head: text.orderNo, format: 'text', value: ({ orderNo }) => orderNo },
    { head: text.title, format: 'text', value: ({ title }) => title },
    { head: text.name, format: 'text', value: ({ name }) => shownName(name, language) },
    { head: text.email, format: 'text', value: ({ email }) => email },
    ...(type === 'MEMBERSHIP' ? period : []),
    { head: text.currency, format: 'text', value: ({ currency }) => currency },
    { head: text.amount, format, value: ({ amount, currency }) => amountCell(amount, currency) },
    {
      head: text.refunded,
      format,
      value: ({ refundedAmount, currency }) => amountCell(refundedAmount, currency),
    },
    { head: text.state, format: 'text', value: ({ state }) => text.states[state] },
    { head: text.at, format: 'moment', value: ({ at }) => at },
    { head: text.test, format: 'text', value: ({ isTest }) => (isTest ? 'Y' : 'N') },
  ]
}

function pagesOf({ db }: Context, { type, ...choice }: StudioPaymentChoice): AsyncIterable<Payment[]> {
  if (type === 'GOODS')
    return pagesFrom(
      { orderSeq: 0, itemNo: 0 },
      (after, limit) => findGoodsPaymentsAfter(db, choice, { after, limit }),
      ({ orderSeq, itemNo }) => ({ orderSeq, itemNo }),
    )
  return pagesAfter(
    (after, limit) => findMembershipPaymentsAfter(db, choice, { after, limit }),
    ({ chargeSeq }) => chargeSeq,
  )
}

export const studioPaymentSpreadsheet = spreadsheet({
  name: 'studio.payments',
  choice: StudioPaymentChoice,
  title: ({ language }, { type }) => texts[language].titles[type],
  columns: columnsFor,
  pages: pagesOf,
})

/** The address of the spreadsheet. The record of staff keeps how many payments somebody took along. */
export async function downloadPayments(ctx: MemberContext, { type, ...choice }: StudioPaymentChoice) {
  const count = type === 'GOODS' ? countGoodsPayments : countMembershipPayments
  ctx.audit.record({ after: { count: await count(ctx.db, choice) } })
  return studioPaymentSpreadsheet.linkTo(ctx, { type, ...choice })
}
