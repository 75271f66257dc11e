import type { Language } from 'contract/i18n/languages'
import type { MobilePay } from 'contract/money/orders/pay-methods.rules'
import { SalesChoice } from 'contract/money/orders/schemas'
import { paymentStatuses, payMethods, type PaymentStatus, type PayMethodCd } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { findCurrencies } from './orders.queries.ts'
import { countSales, findSalesAfter, type SaleRow } from './sales.queries.ts'
import { salesViewsOf } from './sales.views.ts'

type Sale = Awaited<ReturnType<typeof salesViewsOf>>[number]

const titles: Record<Language, string> = { ko: '판매 내역', en: 'Orders', jp: '販売履歴' }
const heads = {
  ko: {
    orderNo: '주문번호',
    createdAt: '주문 일시',
    paidAt: '결제 일시',
    name: '주문자',
    email: '이메일',
    phone: '연락처',
    title: '상품',
    count: '수량',
    status: '상태',
    method: '결제 수단',
    currency: '통화',
    price: '상품 금액',
    discount: '할인',
    levelDiscount: '등급 할인 (할인에 포함)',
    level: '회원 등급',
    paid: '결제 금액',
    refunded: '환불 금액',
    refundedAt: '환불 일시',
    test: '시험 결제',
  },
  en: {
    orderNo: 'Order',
    createdAt: 'Ordered',
    paidAt: 'Paid at',
    name: 'Customer',
    email: 'E-mail',
    phone: 'Phone',
    title: 'Product',
    count: 'Quantity',
    status: 'State',
    method: 'Method',
    currency: 'Currency',
    price: 'Price',
    discount: 'Discount',
    levelDiscount: 'Level discount (part of it)',
    level: 'Member level',
    paid: 'Paid',
    refunded: 'Refunded',
    refundedAt: 'Refunded at',
    test: 'Test payment',
  },
  jp: {
    orderNo: '注文番号',
    createdAt: '注文日時',
    paidAt: '決済日時',
    name: '注文者',
    email: 'メール',
    phone: '電話番号',
    title: '商品',
    count: '数量',
    status: '状態',
    method: 'お支払い方法',
    currency: '通貨',
    price: '商品金額',
    discount: '割引',
    levelDiscount: '会員ランク割引（割引に含む）',
    level: '会員ランク',
    paid: '決済金額',
    refunded: '返金額',
    refundedAt: '返金日時',
    test: 'テスト決済',
  },
} satisfies Record<Language, Record<string, string>>
const statuses: Record<Language, Record<PaymentStatus, string>> = {
  ko: {
    [paymentStatuses.completed]: '결제 완료',
    [paymentStatuses.awaiting]: '결제 대기',
    [paymentStatuses.cancelled]: '결제 취소',
    [paymentStatuses.partlyCancelled]: '부분 취소',
    [paymentStatuses.failed]: '결제 실패',
  },
  en: {
    [paymentStatuses.completed]: 'Paid',
    [paymentStatuses.awaiting]: 'Awaiting payment',
    [paymentStatuses.cancelled]: 'Cancelled',
    [paymentStatuses.partlyCancelled]: 'Partly cancelled',
    [paymentStatuses.failed]: 'Failed',
  },
  jp: {
    [paymentStatuses.completed]: '支払い済み',
    [paymentStatuses.awaiting]: '支払い待ち',
    [paymentStatuses.cancelled]: 'キャンセル',
    [paymentStatuses.partlyCancelled]: '一部キャンセル',
    [paymentStatuses.failed]: '決済失敗',
  },
}
const methods: Record<Language, Record<PayMethodCd | MobilePay, string>> = {
  ko: {
    [payMethods.card]: '신용·체크카드',
    [payMethods.foreignCard]: '해외 카드',
    [payMethods.transfer]: '계좌이체',
    [payMethods.virtualAccount]: '가상계좌',
    [payMethods.mobile]: '간편결제',
    KAKAOPAY: '카카오페이',
    NAVERPAY: '네이버페이',
    TOSSPAY: '토스페이',
    PHONE: '휴대폰',
    [payMethods.paypal]: 'PayPal',
    [payMethods.deposit]: '무통장입금',
    [payMethods.free]: '무료',
  },
  en: {
    [payMethods.card]: 'Card',
    [payMethods.foreignCard]: 'Foreign card',
    [payMethods.transfer]: 'Bank transfer',
    [payMethods.virtualAccount]: 'Virtual account',
    [payMethods.mobile]: 'Mobile pay',
    KAKAOPAY: 'Kakao Pay',
    NAVERPAY: 'Naver Pay',
    TOSSPAY: 'Toss Pay',
    PHONE: 'Mobile phone',
    [payMethods.paypal]: 'PayPal',
    [payMethods.deposit]: 'Bank deposit',
    [payMethods.free]: 'Free',
  },
  jp: {
    [payMethods.card]: 'カード',
    [payMethods.foreignCard]: '海外カード',
    [payMethods.transfer]: '口座振替',
    [payMethods.virtualAccount]: 'バーチャル口座',
    [payMethods.mobile]: 'モバイル決済',
    KAKAOPAY: 'カカオペイ',
    NAVERPAY: 'ネイバーペイ',
    TOSSPAY: 'トスペイ',
    PHONE: '携帯電話決済',
    [payMethods.paypal]: 'PayPal',
    [payMethods.deposit]: '銀行振込',
    [payMethods.free]: '無料',
  },
}

async function columnsFor({ db, language }: Context): Promise<Column<Sale>[]> {
  const head = heads[language]
  const format = amountFormat(await findCurrencies(db))
  return [
    { head: head.orderNo, format: 'text', value: (sale) => sale.orderNo },
    { head: head.createdAt, format: 'moment', value: (sale) => sale.createdAt },
    { head: head.paidAt, format: 'moment', value: (sale) => sale.paidAt },
    { head: head.name, format: 'text', value: (sale) => sale.ordererName },
    { head: head.email, format: 'text', value: (sale) => sale.ordererEmail },
    { head: head.phone, format: 'text', value: (sale) => sale.ordererPhone },
    { head: head.title, format: 'text', value: (sale) => sale.title },
    { head: head.count, format: 'number', value: (sale) => sale.count },
    { head: head.status, format: 'text', value: (sale) => statuses[language][sale.paymentStatus] },
    { head: head.method, format: 'text', value: (sale) => sale.cardName ?? methodOf(sale, language) },
    { head: head.currency, format: 'text', value: (sale) => sale.currency },
    { head: head.price, format, value: (sale) => amountCell(sale.price, sale.currency) },
    {
      head: head.discount,
      format,
      value: (sale) => amountCell(sale.discountAmount, sale.currency),
    },
    {
      head: head.levelDiscount,
      format,
      value: (sale) => amountCell(sale.levelDiscount?.amount ?? 0, sale.currency),
    },
    { head: head.level, format: 'text', value: (sale) => sale.levelDiscount?.name ?? null },
    { head: head.paid, format, value: (sale) => amountCell(sale.paidAmount, sale.currency) },
    {
      head: head.refunded,
      format,
      value: (sale) => amountCell(sale.refundedAmount, sale.currency),
    },
    { head: head.refundedAt, format: 'moment', value: (sale) => sale.refundedAt },
    { head: head.test, format: 'text', value: (sale) => (sale.isSandbox ? 'Y' : 'N') },
  ]
}
const methodOf = ({ payMethodCd, mobilePay }: Sale, language: Language) =>
  methods[language][mobilePay ?? payMethodCd]

async function* viewedPages(ctx: Context, pages: AsyncIterable<SaleRow[]>) {
  for await (const page of pages) yield await salesViewsOf(ctx, page)
}

export const salesSpreadsheet = spreadsheet({
  name: 'orders.sales',
  choice: SalesChoice,
  title: ({ language }) => titles[language],
  columns: columnsFor,
  pages: (ctx, choice) =>
    viewedPages(
      ctx,
      pagesAfter(
        (after, limit) => findSalesAfter(ctx.db, choice, { after, limit }),
        ({ orderSeq }) => orderSeq,
      ),
    ),
})

/** The address of the spreadsheet. The record of staff keeps how many orders somebody took along. */
export async function linkToSales(ctx: MemberContext, choice: SalesChoice) {
  ctx.audit.record({ after: { count: await countSales(ctx.db, choice) } })
  return salesSpreadsheet.linkTo(ctx, choice)
}
