import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { ChannelSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import { endOf, type ScheduledDate } from './schedule.rules.ts'

interface CalendarSite {
  channelSeq: ChannelSeq
  /** The origin of the site. */
  domain: string
  /** The host of the installation. It names the dates, so that they stay the same when a site gets a domain of its own. */
  host: string
}
export interface CalendarFile {
  name: string
  dates: readonly ScheduledDate[]
  site: CalendarSite
}

const REFRESH_SECONDS = 3600

/**
 * Dates as a file for calendar apps (RFC 5545), in UTC. It leads to the lessons and holds no meeting link:
 * people are checked when they join. docs/rules.md R-982.
 */
export function calendarFile({ name, dates, site }: CalendarFile) {
  const calendar = ical({
    name,
    prodId: { company: 'Seodang', product: 'Seodang', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const date of dates) {
    calendar.createEvent({
      id: uidOf(date, site),
      sequence: date.revision,
      stamp: date.changedAt,
      lastModified: date.changedAt,
      start: date.startAt,
      end: endOf(date),
      summary: date.title === date.courseTitle ? date.title : `${date.title} · ${date.courseTitle}`,
      description: urlOf(date, site),
      url: urlOf(date, site),
      location: date.address === '' ? null : date.address,
      status: date.isRemoved ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

/** The page of a lesson, or of the class for a weekly session. */
export const urlOf = (
  { courseSeq, curriculumSeq }: Pick<ScheduledDate, 'courseSeq' | 'curriculumSeq'>,
  { domain }: Pick<CalendarSite, 'domain'>,
) => `${domain}/classes/${courseSeq}${curriculumSeq === null ? '' : `/classroom/${curriculumSeq}`}`

const uidOf = ({ courseSeq, curriculumSeq, startAt }: ScheduledDate, { channelSeq, host }: CalendarSite) =>
  curriculumSeq === null
    ? `session-${channelSeq}-${courseSeq}-${seoulDay(startAt)}@${host}`
    : `lesson-${channelSeq}-${curriculumSeq}@${host}`
