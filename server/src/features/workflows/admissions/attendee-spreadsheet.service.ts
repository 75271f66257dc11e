import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { AttendeeChoice } from 'contract/money/enrolments/attendees.schemas'
import type { EnrolmentState } from 'contract/money/enrolments/schemas'
import { filled } from 'contract/i18n/sentences'
import { seq, type CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { countAttendees, findAttendeesAfter } from '../../money/enrolments/enrolments.public.ts'
import { findCurrencies } from '../../money/orders/orders.public.ts'
import { findTitles, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { attendeesOf, seesMoney } from './attendees.views.ts'

type AttendeeRow = Awaited<ReturnType<typeof attendeesOf>>[number]

const Choice = AttendeeChoice.extend({
  courseSeq: seq('course'),
  /** Staff of the class alone do not see what was paid. */
  withMoney: z.boolean(),
})

interface Texts {
  list: string
  heads: [string, string, string, string, string, string, string, string, string]
  money: [string, string, string, string]
  states: Record<EnrolmentState, string>
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '{participant} 명단',
    heads: ['이름', '이메일', '연락처', '회차', '상태', '접수일', '시작일', '종료일', '진도율'],
    money: ['주문번호', '결제 금액', '환불 금액', '통화'],
    states: {
      PENDING_PAYMENT: '결제 대기',
      WAITING: '대기',
      APPROVED: '수강 중',
      CANCELLED: '취소',
      EXPIRED: '기간 끝',
    },
  },
  en: {
    list: '{participant|s}',
    heads: ['Name', 'E-mail', 'Phone', 'Round', 'State', 'Applied', 'From', 'Until', 'Progress'],
    money: ['Order', 'Paid', 'Refunded', 'Currency'],
    states: {
      PENDING_PAYMENT: 'To pay',
      WAITING: 'Waiting',
      APPROVED: 'Learning',
      CANCELLED: 'Cancelled',
      EXPIRED: 'Over',
    },
  },
  jp: {
    list: '{participant}名簿',
    heads: ['名前', 'メール', '電話番号', '期', '状態', '受付日', '開始日', '終了日', '進捗率'],
    money: ['注文番号', '決済金額', '返金額', '通貨'],
    states: {
      PENDING_PAYMENT: '決済待ち',
      WAITING: '待機',
      APPROVED: '受講中',
      CANCELLED: 'キャンセル',
      EXPIRED: '期間終了',
    },
  },
}

async function columnsFor({ db, language }: Context, withMoney: boolean): Promise<Column<AttendeeRow>[]> {
  const { heads, money, states } = texts[language]
  const [name, email, phone, round, state, applied, from, until, progress] = heads
  const [order, paid, refunded, currency] = money
  const format = withMoney ? amountFormat(await findCurrencies(db)) : 'number'
  const amount = (value: number | null, row: AttendeeRow) =>
    value === null ? null : amountCell(value, row.currency)
  return [
    { head: name, format: 'text', value: (row) => row.name },
    { head: email, format: 'text', value: (row) => row.email },
    { head: phone, format: 'text', value: (row) => row.phone },
    { head: round, format: 'number', value: (row) => row.partNumber },
    { head: state, format: 'text', value: (row) => states[row.state] },
    { head: applied, format: 'moment', value: (row) => row.appliedAt },
    { head: from, format: 'moment', value: (row) => row.attendAt },
    { head: until, format: 'moment', value: (row) => row.validAt },
    { head: progress, format: 'percent', value: (row) => row.percent },
    ...(withMoney
      ? [
          { head: order, format: 'text' as const, value: (row: AttendeeRow) => row.orderNo },
          { head: paid, format, value: (row: AttendeeRow) => amount(row.paidAmount, row) },
          { head: refunded, format, value: (row: AttendeeRow) => amount(row.refundedAmount, row) },
          { head: currency, format: 'text' as const, value: (row: AttendeeRow) => row.currency },
        ]
      : []),
  ]
}

export const attendeeSpreadsheet = spreadsheet({
  name: 'admissions.attendees',
  choice: Choice,
  async title(ctx, { courseSeq }) {
    const [course] = await findTitles(ctx.db, [courseSeq])
    return `${course?.title ?? ''} ${filled(texts[ctx.language].list, await localeOf(ctx))}`.trim()
  },
  columns: (ctx, { withMoney }) => columnsFor(ctx, withMoney),
  async *pages(ctx, choice) {
    const found = pagesAfter(
      (after, limit) => findAttendeesAfter(ctx.db, choice, { after, limit }),
      ({ attendSeq }) => attendSeq,
    )
    for await (const rows of found) yield await attendeesOf(ctx, rows, choice.withMoney)
  },
})

/** The address of the spreadsheet of one class. CLASS_NOT_FOUND. */
export async function downloadAttendeeList(ctx: MemberContext, courseSeq: CourseSeq, choice: AttendeeChoice) {
  await getManagedCourse(ctx, courseSeq)
  ctx.audit.record({ after: { count: await countAttendees(ctx.db, courseSeq, choice) } })
  return attendeeSpreadsheet.linkTo(ctx, { ...choice, courseSeq, withMoney: seesMoney(ctx) })
}
