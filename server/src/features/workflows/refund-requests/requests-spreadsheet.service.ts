import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import type { refundReasonKinds, RefundShelf } from 'contract/workflows/refund-requests/refund-requests.rules'
import { RefundRequestChoice } from 'contract/workflows/refund-requests/schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findCurrencies } from '../../money/orders/orders.public.ts'
import { countRequests, findRequestsAfter } from './refund-requests.queries.ts'
import { rowsOf } from './refund-requests.views.ts'

type ReasonKind = (typeof refundReasonKinds)[number]
type Request = Awaited<ReturnType<typeof rowsOf>>[number]

interface Texts {
  list: string
  requested: string
  answerBy: string
  state: string
  orderNo: string
  title: string
  name: string
  kind: string
  reason: string
  currency: string
  amount: string
  decided: string
  accepted: string
  refunded: string
  note: string
  shelves: Record<RefundShelf, string>
  kinds: Record<ReasonKind, string>
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '환불 요청',
    requested: '요청 일시',
    answerBy: '답변 기한',
    state: '상태',
    orderNo: '주문번호',
    title: '상품',
    name: '이름',
    kind: '사유',
    reason: '남긴 말',
    currency: '통화',
    amount: '요청 금액',
    decided: '답변 일시',
    accepted: '환불 금액',
    refunded: '환불 일시',
    note: '답변',
    shelves: { waiting: '대기', underWay: '처리 중', done: '완료', closed: '거절·취소' },
    kinds: {
      SCHEDULE: '일정이 맞지 않음',
      PERSONAL: '건강이나 개인 사정',
      CONTENT: '기대한 내용과 다름',
      MISTAKE: '잘못 {enrolment}함',
    },
  },
  en: {
    list: 'Refund requests',
    requested: 'Requested',
    answerBy: 'Answer by',
    state: 'State',
    orderNo: 'Order',
    title: 'Product',
    name: 'Name',
    kind: 'Reason',
    reason: 'What they wrote',
    currency: 'Currency',
    amount: 'Requested amount',
    decided: 'Answered',
    accepted: 'Refund',
    refunded: 'Refunded',
    note: 'Answer',
    shelves: { waiting: 'Waiting', underWay: 'Under way', done: 'Done', closed: 'Declined or withdrawn' },
    kinds: {
      SCHEDULE: 'Does not fit the schedule',
      PERSONAL: 'Health or personal reasons',
      CONTENT: 'Not what was expected',
      MISTAKE: 'Bought by mistake',
    },
  },
  jp: {
    list: '返金リクエスト',
    requested: 'リクエスト日時',
    answerBy: '回答期限',
    state: '状態',
    orderNo: '注文番号',
    title: '商品',
    name: '名前',
    kind: '理由',
    reason: 'コメント',
    currency: '通貨',
    amount: 'リクエスト金額',
    decided: '回答日時',
    accepted: '返金額',
    refunded: '返金日時',
    note: '回答',
    shelves: { waiting: '待機中', underWay: '処理中', done: '完了', closed: '却下・取り下げ' },
    kinds: {
      SCHEDULE: '日程が合わない',
      PERSONAL: '健康上・個人的な事情',
      CONTENT: '期待した内容と違う',
      MISTAKE: '間違えて{enrolment}した',
    },
  },
}

async function columnsFor(ctx: Context, { shelf }: RefundRequestChoice): Promise<Column<Request>[]> {
  const text = texts[ctx.language]
  const locale = await localeOf(ctx)
  const format = amountFormat(await findCurrencies(ctx.db))
  const money = (amount: number | null, { currency }: Request) =>
    amount === null ? null : amountCell(amount, currency)
  return [
    { head: text.requested, format: 'moment', value: (row) => row.requestedAt },
    { head: text.answerBy, format: 'text', value: (row) => row.answerBy },
    { head: text.state, format: 'text', value: () => text.shelves[shelf] },
    { head: text.orderNo, format: 'text', value: (row) => row.orderNo },
    { head: text.title, format: 'text', value: (row) => row.title },
    { head: text.name, format: 'text', value: (row) => row.name },
    { head: text.kind, format: 'text', value: (row) => filled(text.kinds[row.reasonKind], locale) },
    { head: text.reason, format: 'text', value: (row) => row.reason },
    { head: text.currency, format: 'text', value: (row) => row.currency },
    { head: text.amount, format, value: (row) => money(row.amount, row) },
    { head: text.decided, format: 'moment', value: (row) => row.decidedAt },
    { head: text.accepted, format, value: (row) => money(row.acceptedAmount, row) },
    { head: text.refunded, format: 'moment', value: (row) => row.refundedAt },
    { head: text.note, format: 'text', value: (row) => row.decisionNote },
  ]
}

export const requestSpreadsheet = spreadsheet({
  name: 'refund-requests.list',
  choice: RefundRequestChoice,
  title: ({ language }) => texts[language].list,
  columns: columnsFor,
  async *pages(ctx, { shelf }) {
    const found = pagesAfter(
      (after, limit) => findRequestsAfter(ctx.db, shelf, { after, limit }),
      ({ refundRequestSeq }) => refundRequestSeq,
    )
    for await (const rows of found) yield await rowsOf(ctx, rows)
  },
})

/** The address of the spreadsheet. The record of staff keeps how many requests somebody took along. */
export async function downloadRequests(ctx: MemberContext, choice: RefundRequestChoice) {
  ctx.audit.record({ after: { count: await countRequests(ctx.db, choice.shelf) } })
  return requestSpreadsheet.linkTo(ctx, choice)
}
