import { createHash } from 'node:crypto'
import { seoulDay } from 'contract/values/korea-time'
import type { CourseSeq } from 'contract/values/ids'
import { after, minutesAfter, seoulTime } from './moments.ts'
import { insertVisits, type VisitRows } from './sales.queries.ts'
import type { Stage } from './seed-class.ts'

const DAYS = 90
/** Hours of the day in Seoul at which people look, the evening most of all. */
const hours = [8, 9, 11, 12, 12, 13, 15, 18, 19, 20, 20, 21, 21, 21, 22, 22, 23] as const
const hosts = ['search.naver.com', 'www.google.com', 'l.instagram.com', 'm.blog.naver.com'] as const

/** Three months of visits: more every week, weekends above the week, one in three for the first time. */
export async function addVisits({ tx, now, channelSeq }: Stage, courseSeqs: readonly CourseSeq[]) {
  const rows: VisitRows = { hours: [], referrers: [], pages: [] }
  const paths = ['/', '/classes', ...courseSeqs.slice(0, 6).map((courseSeq) => `/classes/${courseSeq}`)]
  for (let day = -DAYS; day < 0; day++) {
    const isWeekend = [0, 6].includes(after(now, day).getUTCDay())
    const visitors = 6 + Math.floor((DAYS + day) / 10) + (isWeekend ? 5 : 0) + (Math.abs(day * 7) % 4)
    for (let at = 0; at < visitors; at++) {
      const isNew = at % 3 === 0
      const hour = hours[(at * 5 - day * 3) % hours.length] ?? 20
      rows.hours.push({
        hour: minutesAfter(seoulTime(now, day, '00:00'), hour * 60),
        // Who comes again is one of sixty.
        clientId: uuidOf(isNew ? `${channelSeq} ${day} ${at}` : `${channelSeq} ${(at * 11 - day * 7) % 60}`),
        pageViews: 1 + ((at * 3 - day) % 6),
        isNew,
      })
    }
    const baseDate = seoulDay(seoulTime(now, day, '12:00'))
    for (const [turn, host] of hosts.entries()) {
      const visits = Math.floor(visitors / (3 + turn * 2))
      if (visits > 0) rows.referrers.push({ baseDate, host, visits })
    }
    for (const [turn, path] of paths.entries())
      rows.pages.push({ baseDate, path, pageViews: 1 + Math.floor((visitors * 2) / (1 + turn)) })
  }
  await insertVisits(tx, rows)
}

function uuidOf(text: string) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
