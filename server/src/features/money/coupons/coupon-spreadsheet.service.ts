import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { seq, type CouponInfoSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findHoldersAfter } from './coupon-issues.queries.ts'
import { findCoupon } from './coupons.queries.ts'

type HolderRow = Awaited<ReturnType<typeof findHoldersAfter>>[number]

interface Texts {
  list: string
  heads: [string, string, string, string, string, string, string, string]
  ways: Record<HolderRow['receivedBy'], string>
  unused: string
  RESERVED: string
  USED: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '받은 회원',
    heads: ['이름', '이메일', '받은 날', '받은 방법', '상태', '사용한 날', '할인 금액', '주문번호'],
    ways: {
      CODE: '코드 입력',
      DOWNLOAD: '쿠폰 받기',
      LINK: '전용 링크',
      FORM: '양식 응답',
      CAMPAIGN: '캠페인',
    },
    unused: '사용 전',
    RESERVED: '결제 중',
    USED: '사용함',
  },
  en: {
    list: 'Members who have it',
    heads: ['Name', 'E-mail', 'Received', 'By', 'State', 'Used on', 'Discounted', 'Order'],
    ways: { CODE: 'Code', DOWNLOAD: 'Class page', LINK: 'Link', FORM: 'Form', CAMPAIGN: 'Campaign' },
    unused: 'Not used',
    RESERVED: 'Being paid',
    USED: 'Used',
  },
  jp: {
    list: '受け取った会員',
    heads: ['名前', 'メール', '受取日', '受取方法', '状態', '使用日', '割引額', '注文番号'],
    ways: {
      CODE: 'コード入力',
      DOWNLOAD: 'クーポンを受け取る',
      LINK: '専用リンク',
      FORM: 'フォーム回答',
      CAMPAIGN: 'キャンペーン',
    },
    unused: '未使用',
    RESERVED: '決済中',
    USED: '使用済み',
  },
}

function columnsFor({ language }: Context): Column<HolderRow>[] {
  const { heads, ways, ...states } = texts[language]
  const [name, email, received, by, state, used, discount, order] = heads
  const stateOf = (row: HolderRow) =>
    row.state === 'USED' || row.state === 'RESERVED' ? states[row.state] : states.unused
  return [
    { head: name, format: 'text', value: (row) => shownName(row.name, language) },
    { head: email, format: 'text', value: (row) => row.email },
    { head: received, format: 'moment', value: (row) => row.issuedAt },
    { head: by, format: 'text', value: (row) => ways[row.receivedBy] },
    { head: state, format: 'text', value: stateOf },
    { head: used, format: 'moment', value: (row) => row.usedAt },
    { head: discount, format: 'number', value: (row) => row.discountAmount },
    { head: order, format: 'text', value: (row) => row.orderNo },
  ]
}

export const couponSpreadsheet = spreadsheet({
  name: 'coupons.holders',
  choice: z.object({ couponInfoSeq: seq('coupon') }),
  async title({ db, language }, { couponInfoSeq }) {
    const coupon = await findCoupon(db, couponInfoSeq)
    return `${coupon?.name ?? ''} ${texts[language].list}`.trim()
  },
  columns: (ctx) => Promise.resolve(columnsFor(ctx)),
  pages: ({ db }, { couponInfoSeq }) =>
    pagesAfter(
      (after, limit) => findHoldersAfter(db, couponInfoSeq, { after, limit }),
      ({ couponIssueSeq }) => couponIssueSeq,
    ),
})

/** The address of the spreadsheet of one coupon. NOT_FOUND. */
export async function downloadHolders(ctx: MemberContext, couponInfoSeq: CouponInfoSeq) {
  const coupon = await findCoupon(ctx.db, couponInfoSeq)
  if (!coupon) throw refuse('NOT_FOUND')
  ctx.audit.record({ about: coupon.name, after: { count: coupon.issuedCount } })
  return couponSpreadsheet.linkTo(ctx, { couponInfoSeq })
}
