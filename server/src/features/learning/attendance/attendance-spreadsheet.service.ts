import { z } from 'zod'
import { isBookOpen } from 'contract/learning/attendance/attendance.rules'
import { DEFAULT_TOLERANCE, type Interval, type Tolerance } from 'contract/learning/attendance/presence.rules'
import type { Language } from 'contract/i18n/languages'
import { seoulDay } from 'contract/values/korea-time'
import { seq, type AttendSeq, type CourseSeq, type CurriculumSeq, type UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findTitles, getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItems } from '../../teaching/curriculum/curriculum.public.ts'
import {
  countLearners,
  findAttended,
  findLearnersAfter,
  findPresencesOf,
  findTolerance,
  findVisited,
} from './attendance.queries.ts'
import { insideOf } from './presence.rules.ts'

interface Texts {
  list: string
  heads: [string, string, string, string, string, string]
  /** Behind the name of a lesson: the minutes inside its video room. */
  minutes: string
  present: string
  late: string
  early: string
  absent: string
}
const texts: Record<Language, Texts> = {
  ko: {
    list: '출석부',
    heads: ['이름', '이메일', '연락처', '회차', '출석 횟수', '출석률'],
    minutes: '참여 시간(분)',
    present: '출석',
    late: '지각',
    early: '조퇴',
    absent: '결석',
  },
  en: {
    list: 'Attendance',
    heads: ['Name', 'E-mail', 'Phone', 'Round', 'Attended', 'Attendance'],
    minutes: 'minutes inside',
    present: 'Present',
    late: 'Late',
    early: 'Left early',
    absent: 'Absent',
  },
  jp: {
    list: '出席簿',
    heads: ['名前', 'メール', '電話番号', '期', '出席回数', '出席率'],
    minutes: '参加時間（分）',
    present: '出席',
    late: '遅刻',
    early: '早退',
    absent: '欠席',
  },
}

interface Meeting {
  curriculumSeq: CurriculumSeq
  title: string
  startAt: Date
  endAt: Date
}
/** Live lessons and meetings of a course, the earliest first. */
async function meetingsOf({ db }: Context, courseSeq: CourseSeq): Promise<Meeting[]> {
  const items = await findItems(db, courseSeq)
  const meetings = items.flatMap(({ curriculumSeq, title, ...item }) => {
    const startAt = item.liveStartAt ?? item.offlineStartAt
    const endAt = item.liveEndAt ?? item.offlineEndAt ?? startAt
    return startAt && endAt ? [{ curriculumSeq, title, startAt, endAt }] : []
  })
  return meetings.toSorted((left, right) => left.startAt.getTime() - right.startAt.getTime())
}
const seqsOf = (meetings: readonly Meeting[]) => meetings.map(({ curriculumSeq }) => curriculumSeq)

type Inside = ReturnType<typeof insideOf>
interface LearnerRow {
  attendSeq: AttendSeq
  name: string
  email: string
  phone: string | null
  partNumber: number
  attended: ReadonlySet<CurriculumSeq>
  inside: ReadonlyMap<CurriculumSeq, Inside>
}

/** Minutes are shown of lessons in whose video room somebody was. */
function columnsOfMeeting(
  meeting: Meeting,
  { isHeld, isVisited, words }: { isHeld: boolean; isVisited: boolean; words: Texts },
): Column<LearnerRow>[] {
  const { curriculumSeq, title, startAt } = meeting
  const head = `${title} (${seoulDay(startAt)})`
  const markOf = (inside: Inside | undefined) =>
    [inside?.isLate && words.late, inside?.leftEarly && words.early].filter(Boolean).join(' · ')
  const mark: Column<LearnerRow> = {
    head,
    format: 'text',
    value({ attended, inside }) {
      if (!attended.has(curriculumSeq)) return isHeld ? words.absent : null
      return markOf(inside.get(curriculumSeq)) || words.present
    },
  }
  const minutes: Column<LearnerRow> = {
    head: `${head} ${words.minutes}`,
    format: 'number',
    value: ({ inside }) => inside.get(curriculumSeq)?.insideMinutes ?? null,
  }
  return isVisited ? [mark, minutes] : [mark]
}

/** A meeting that is still to come says nothing of anybody, and counts for no rate. */
async function columnsFor(ctx: Context, courseSeq: CourseSeq): Promise<Column<LearnerRow>[]> {
  const words = texts[ctx.language]
  const [name, email, phone, round, sum, rate] = words.heads
  const meetings = await meetingsOf(ctx, courseSeq)
  const visited = await findVisited(ctx.db, seqsOf(meetings))
  const isVisited = new Set(visited.map(({ curriculumSeq }) => curriculumSeq))
  const held = meetings.filter(({ startAt }) => isBookOpen(startAt, ctx.now()))
  const sumOf = ({ attended }: LearnerRow) => held.filter((one) => attended.has(one.curriculumSeq)).length
  return [
    { head: name, format: 'text', value: (row) => row.name },
    { head: email, format: 'text', value: (row) => row.email },
    { head: phone, format: 'text', value: (row) => row.phone },
    { head: round, format: 'number', value: (row) => row.partNumber },
    ...meetings.flatMap((meeting) =>
      columnsOfMeeting(meeting, {
        isHeld: held.includes(meeting),
        isVisited: isVisited.has(meeting.curriculumSeq),
        words,
      }),
    ),
    { head: sum, format: 'number', value: sumOf },
    {
      head: rate,
      format: 'percent',
      value: (row) => (held.length === 0 ? null : Math.floor((sumOf(row) * 100) / held.length)),
    },
  ]
}

interface LessonRules {
  meetings: readonly Meeting[]
  tolerance: Tolerance
}
/** What the video rooms say about these people, by person and lesson. */
async function insideByPerson(ctx: Context, { meetings, tolerance }: LessonRules, userSeqs: UserSeq[]) {
  const byPerson = groupBy(
    await findPresencesOf(ctx.db, userSeqs, seqsOf(meetings)),
    ({ userSeq }) => userSeq,
  )
  const insideIn = (intervals: readonly (Interval & { curriculumSeq: CurriculumSeq })[]) => {
    const byLesson = groupBy(intervals, ({ curriculumSeq }) => curriculumSeq)
    return meetings.flatMap(({ curriculumSeq, startAt, endAt }): [CurriculumSeq, Inside][] => {
      const own = byLesson.get(curriculumSeq)
      const times = { startsAt: startAt, endsAt: endAt, tolerance }
      return own ? [[curriculumSeq, insideOf(own, times, ctx.now())]] : []
    })
  }
  return (userSeq: UserSeq) => new Map(insideIn(byPerson.get(userSeq) ?? []))
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
    const meetings = await meetingsOf(ctx, courseSeq)
    const tolerance = (await findTolerance(ctx.db, courseSeq)) ?? DEFAULT_TOLERANCE
    for await (const rows of found) {
      const marks = await findAttended(
        ctx.db,
        rows.map(({ attendSeq }) => attendSeq),
      )
      const byLearner = groupBy(marks, ({ attendSeq }) => attendSeq)
      const insideFor = await insideByPerson(
        ctx,
        { meetings, tolerance },
        rows.map(({ userSeq }) => userSeq),
      )
      yield rows.map((row) => ({
        ...row,
        name: shownName(row.name, ctx.language),
        attended: new Set((byLearner.get(row.attendSeq) ?? []).map(({ curriculumSeq }) => curriculumSeq)),
        inside: insideFor(row.userSeq),
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
