import { z } from 'zod'
import { endOfSeoulDay } from 'contract/money/enrolments/enrolments.rules'
import type { addAttendees } from 'contract/workflows/admissions/attendee-upload.api'
import { filled } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import type { CourseSeq } from 'contract/values/ids'
import { readPhone } from 'contract/values/phone'
import type { RowResult } from 'contract/values/workbook-upload'
import type { MemberContext } from '../../../platform/context.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { readRows } from '../../../platform/spreadsheets/read-workbook.ts'
import { spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { getManagedCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findMember, findMembersLike } from '../../people/members/members.public.ts'
import { findLearning } from '../../money/enrolments/enrolments.public.ts'
import { attendeeHeadings, checkAttendeeRows } from './attendee-upload.rules.ts'
import { oneByOne } from './bulk-result.service.ts'
import { enrolMember } from './invite-attendees.service.ts'

/** A file is read in the process that serves everybody: ten in a row, then one in ten seconds. */
const PACE = { most: 10, everySeconds: 10 }

const texts: Record<Language, { list: string; heads: string[] }> = {
  ko: { list: '{participant} 추가 양식', heads: ['이름', '이메일', '연락처', '종료일'] },
  en: { list: '{participant|s} to add', heads: ['Name', 'E-mail', 'Phone', 'Until'] },
  jp: { list: '{participant}追加テンプレート', heads: ['名前', 'メール', '電話番号', '終了日'] },
}

/** The headings alone. */
export const attendeeTemplate = spreadsheet({
  name: 'admissions.template',
  choice: z.object({}),
  title: async (ctx) => filled(texts[ctx.language].list, await localeOf(ctx)),
  columns: ({ language }) => {
    const empty = { format: 'text' as const, value: () => null }
    return Promise.resolve(texts[language].heads.map((head) => ({ head, ...empty })))
  },
  async *pages() {
    yield await Promise.resolve([])
  },
})

export async function linkToTemplate(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  return attendeeTemplate.linkTo(ctx, {})
}

/** What an uploaded spreadsheet holds, row by row, with the member it means or what is wrong. */
export async function checkAttendeeFile(ctx: MemberContext, courseSeq: CourseSeq, file: string) {
  await getManagedCourse(ctx, courseSeq)
  if (!(await ctx.ports.limits.allow({ [`workbook:${ctx.user.userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const rows = await readRows(file, attendeeHeadings, ['email', 'phone', 'name'])
  const members = await findMembersLike(ctx.db, {
    emails: rows.map(({ cells }) => cells.email.toLowerCase()).filter(Boolean),
    phones: rows.map(({ cells }) => readPhone(cells.phone)).filter(Boolean),
    names: rows.map(({ cells }) => cells.name).filter(Boolean),
  })
  const learning = await findLearning(
    ctx.db,
    courseSeq,
    members.map(({ userSeq }) => userSeq),
  )
  const checked = checkAttendeeRows(rows, { members, learning, now: ctx.now() })
  const faultyCount = checked.filter(({ fault }) => fault !== null).length
  ctx.audit.record({ after: { count: checked.length, faultyCount } })
  return { rows: checked }
}

type Row = z.output<typeof addAttendees.body>['rows'][number]

/** Enrols each of them in a transaction of its own, so what was answered is done whatever happens after. docs/rules.md R-824. */
export async function addRows(ctx: MemberContext, courseSeq: CourseSeq, rows: Row[]) {
  const course = await getManagedCourse(ctx, courseSeq)
  if (course.state !== 'PUBLISHED') throw refuse('NOT_POSSIBLE_NOW')
  const already = new Set<Row>()
  const { failed } = await oneByOne(ctx, rows, async (row) => {
    try {
      await addRow(ctx, course, row)
    } catch (error) {
      if (!isRefusal(error, 'ALREADY_IN_CLASS')) throw error
      already.add(row)
    }
  })
  const messages = new Map(failed.map(({ one, message }) => [one, message]))
  const results = rows.map((row): RowResult => {
    const message = messages.get(row) ?? null
    if (message !== null) return { rowNo: row.rowNo, outcome: 'FAILED', message }
    return { rowNo: row.rowNo, outcome: already.has(row) ? 'ALREADY' : 'DONE', message }
  })
  return { results }
}

async function addRow(ctx: MemberContext, course: CourseRow, { userSeq, until }: Row) {
  const validAt = until === null ? null : endOfSeoulDay(until)
  if (validAt && validAt <= ctx.now()) throw refuse('PERIOD_IN_PAST')
  const member = await findMember(ctx.db, userSeq)
  if (member?.status !== 'ACTIVE') throw refuse('NOT_A_MEMBER')
  await enrolMember(ctx, course, { member, ...(validAt && { validAt }) })
}
