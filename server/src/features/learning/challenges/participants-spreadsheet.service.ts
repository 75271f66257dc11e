import { z } from 'zod'
import type { Language } from 'contract/i18n/languages'
import { ChallengeAttendeeChoice } from 'contract/learning/challenges/missions.schemas'
import { seq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { amountCell, amountFormat, type Column } from '../../../platform/spreadsheets/workbook.ts'
import { findCurrencies } from '../../money/orders/orders.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { participantPages, participantsOf, type Participant } from './participants.service.ts'
import type { TermRef } from './terms.service.ts'

interface Texts {
  list: string
  heads: [string, string, string, string, string, string, string]
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '참여자',
    heads: ['이름', '이메일', '인증 횟수', '달성률', '마지막 인증', '돌려준 금액', '통화'],
  },
  en: {
    list: 'participants',
    heads: ['Name', 'E-mail', 'Check-ins', 'Success', 'Last check-in', 'Given back', 'Currency'],
  },
  jp: {
    list: '参加者',
    heads: ['名前', 'メール', '認証回数', '達成率', '最後の認証', '返金額', '通貨'],
  },
}

async function columnsFor({ db, language }: Context): Promise<Column<Participant>[]> {
  const [name, email, count, rate, last, back, currency] = texts[language].heads
  return [
    { head: name, format: 'text', value: (row) => row.name },
    { head: email, format: 'text', value: (row) => row.email },
    { head: count, format: 'number', value: (row) => row.count },
    { head: rate, format: 'percent', value: (row) => row.rate },
    { head: last, format: 'moment', value: (row) => row.lastAt },
    {
      head: back,
      format: amountFormat(await findCurrencies(db)),
      value: ({ depositBack }) => depositBack && amountCell(depositBack.amount, depositBack.currency),
    },
    { head: currency, format: 'text', value: ({ depositBack }) => depositBack?.currency ?? null },
  ]
}

export const participantSpreadsheet = spreadsheet({
  name: 'challenges.participants',
  choice: ChallengeAttendeeChoice.extend({ courseSeq: seq('course'), classSeq: seq('round') }),
  async title(ctx, { courseSeq }) {
    const [course] = await findTitles(ctx.db, [courseSeq])
    return `${course?.title ?? ''} ${texts[ctx.language].list}`.trim()
  },
  columns: columnsFor,
  pages: (ctx, { q, ...term }) => participantPages(ctx, term, q),
})

/** The address of the spreadsheet. The record of staff keeps how many people somebody took along. */
export async function downloadParticipants(
  ctx: MemberContext,
  term: TermRef,
  { q }: z.output<typeof ChallengeAttendeeChoice>,
) {
  const { total } = await participantsOf(ctx, term, { q, sort: 'name', page: 1, size: 1 })
  ctx.audit.record({ after: { count: total } })
  return participantSpreadsheet.linkTo(ctx, { ...term, ...(q && { q }) })
}
