import { z } from 'zod'
import { isBookOpen } from 'contract/learning/attendance/attendance.rules'
import type { Language } from 'contract/i18n/languages'
import { seoulDay } from 'contract/values/korea-time'
import { seq, type AttendSeq, type CourseSeq, type CurriculumSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findTitles, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItems } from '../../teaching/curriculum/curriculum.public.ts'
import { countLearners, findAttended, findLearnersAfter } from './attendance.queries.ts'

interface Texts {
  list: string
  heads: [string, string, string, string, string, string]
  present: string
  absent: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '출석부',
    heads: ['이름', '이메일', '연락처', '회차', '출석 횟수', '출석률'],
    present: '출석',
    absent: '결석',
  },
  en: {
    list: 'Attendance',
    heads: ['Name', 'E-mail', 'Phone', 'Round', 'Attended', 'Attendance'],
    present: 'Present',
    absent: 'Absent',
  },
  jp: {
    list: '出席簿',
    heads: ['名前', 'メール', '電話番号', '期', '出席回数', '出席率'],
    present: '出席',
    absent: '欠席',
  },
}

interface Meeting {
  curriculumSeq: CurriculumSeq
  title: string
  startAt: Date
}
/** Live lessons and meetings of a course, the earliest first. */
async function meetingsOf({ db }: Context, courseSeq: CourseSeq): Promise<Meeting[]> {
  const items = await findItems(db, courseSeq)
  const meetings = items.flatMap(({ curriculumSeq, title, liveStartAt, offlineStartAt }) => {
    const startAt = liveStartAt ?? offlineStartAt
    return startAt ? [{ curriculumSeq, title, startAt }] : []
  })
  return meetings.toSorted((left, right) => left.startAt.getTime() - right.startAt.getTime())
}

interface LearnerRow {
  attendSeq: AttendSeq
  name: string
  email: string
  phone: string | null
  partNumber: number
  attended: ReadonlySet<CurriculumSeq>
}

/** A meeting that is still to come says nothing of anybody, and counts for no rate. */
async function columnsFor(ctx: Context, courseSeq: CourseSeq): Promise<Column<LearnerRow>[]> {
  const { heads, present, absent } = texts[ctx.language]
  const [name, email, phone, round, sum, rate] = heads
  const meetings = await meetingsOf(ctx, courseSeq)
  const held = meetings.filter(({ startAt }) => isBookOpen(startAt, ctx.now()))
  const sumOf = ({ attended }: LearnerRow) => held.filter((one) => attended.has(one.curriculumSeq)).length
  return [
    { head: name, format: 'text', value: (row) => row.name },
    { head: email, format: 'text', value: (row) => row.email },
    { head: phone, format: 'text', value: (row) => row.phone },
    { head: round, format: 'number', value: (row) => row.partNumber },
    ...meetings.map((meeting): Column<LearnerRow> => {
      const isHeld = held.includes(meeting)
      const away = isHeld ? absent : null
      return {
        head: `${meeting.title} (${seoulDay(meeting.startAt)})`,
        format: 'text',
        value: ({ attended }) => (attended.has(meeting.curriculumSeq) ? present : away),
      }
    }),
    { head: sum, format: 'number', value: sumOf },
    {
      head: rate,
      format: 'percent',
      value: (row) => (held.length === 0 ? null : Math.floor((sumOf(row) * 100) / held.length)),
    },
  ]
}

export const attendanceSpreadsheet = spreadsheet({
  name: 'attendance.book',
  choice: z.object({ courseSeq: seq('course') }),
  async title(ctx, { courseSeq }) {
    const [course] = await findTitles(ctx.db, [courseSeq])
    return `${course?.title ?? ''} ${texts[ctx.language].list}`.trim()
  },
  columns: (ctx, { courseSeq }) => columnsFor(ctx, courseSeq),
  async *pages(ctx, { courseSeq }) {
    const found = pagesAfter(
      (after, limit) => findLearnersAfter(ctx.db, courseSeq, { after, limit }),
      ({ attendSeq }) => attendSeq,
    )
    for await (const rows of found) {
      const marks = await findAttended(
        ctx.db,
        rows.map(({ attendSeq }) => attendSeq),
      )
      const byLearner = groupBy(marks, ({ attendSeq }) => attendSeq)
      yield rows.map((row) => ({
        ...row,
        name: shownName(row.name, ctx.language),
        attended: new Set((byLearner.get(row.attendSeq) ?? []).map(({ curriculumSeq }) => curriculumSeq)),
      }))
    }
  },
})

/** The address of the attendance of one class. CLASS_NOT_FOUND. */
export async function downloadAttendanceBook(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  ctx.audit.record({ after: { count: await countLearners(ctx.db, courseSeq) } })
  return attendanceSpreadsheet.linkTo(ctx, { courseSeq })
}
