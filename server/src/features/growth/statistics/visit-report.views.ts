import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { withoutAlias } from 'contract/values/class-paths'
import { seq } from 'contract/values/ids'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { findPages, findReferrers } from '../visits/visits.public.ts'

const SHOWN = 6
interface Days {
  startAt: string
  endAt: string
}

export const visitSources = (db: ChannelDb, days: Days) => findReferrers(db, { ...days, limit: SHOWN })

/** The most viewed pages; course pages have the course's title. */
export async function popularPages(db: ChannelDb, days: Days) {
  const pages = await findPages(db, { ...days, limit: SHOWN })
  const courseSeqs = pages.flatMap(({ path }) => courseIn(path) ?? [])
  const titles = courseSeqs.length > 0 ? await findTitles(db, courseSeqs) : []
  const titleOf = new Map(titles.map(({ courseSeq, title }) => [courseSeq, title]))
  return pages.map(({ path, count }) => {
    const courseSeq = courseIn(path)
    return { path, count, title: (courseSeq && titleOf.get(courseSeq)) ?? null }
  })
}

function courseIn(path: string) {
  const [, digits] = /^\/(?:classes|packages)\/(\d{1,15})$/.exec(withoutAlias(path)) ?? []
  return digits === undefined ? null : seq('course').parse(Number(digits))
}
