import { googleEventUrl } from 'contract/learning/calendars/calendar-feeds.rules'
import type { TimetableItem } from 'contract/learning/calendars/schemas'
import { momentsOf, type DaySpan } from 'contract/learning/calendars/timetable.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { calendarFile, urlOf } from './calendar-file.views.ts'
import { endOf, statusOf } from './schedule.rules.ts'
import { scheduleOfCourse, scheduleOfPerson, scheduleOfSite, type ScheduledFor } from './schedule.service.ts'

type Item = z.output<typeof TimetableItem>
const itemOf = (
  { isRemoved: _removed, revision: _revision, changedAt: _changedAt, ...date }: ScheduledFor,
  now: Date,
): Item => ({ ...date, status: statusOf(date, now) })

const within = (span: DaySpan) => ({ ...momentsOf(span), removedSince: null })

/** docs/rules.md R-980. */
export async function timetableOfPerson(ctx: MemberContext, span: DaySpan) {
  const now = ctx.now()
  const dates = await scheduleOfPerson(ctx, ctx.user, within(span))
  return { list: dates.map((date) => itemOf(date, now)), now }
}

/** All classes for staff who reach them all, otherwise those that the caller works on. docs/rules.md R-980. */
export async function timetableOfSite(ctx: MemberContext, span: DaySpan) {
  const now = ctx.now()
  const dates = reachesAllClasses(ctx.user)
    ? await scheduleOfSite(ctx, within(span))
    : await scheduleOfPerson(ctx, ctx.user, { ...within(span), onlyAsHost: true })
  return { list: dates.map((date) => itemOf(date, now)), now }
}

const ALL_TIME = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2100-01-01T00:00:00Z') }
/** One date of a class for people who may read the class. */
export async function lessonCalendar(
  ctx: Context,
  { courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq },
) {
  const { course, isManager } = await getReadableCourse(ctx, courseSeq)
  const period = { ...ALL_TIME, removedSince: null, isHost: isManager }
  const dates = await scheduleOfCourse(ctx, course, period)
  const date = dates.find(({ curriculumSeq }) => curriculumSeq === itemSeq)
  const card = await findSiteCard(ctx, ctx.channelSeq)
  if (!date || !card) throw refuse('NOT_FOUND')
  const host = new URL(ctx.ports.addresses.platform).hostname
  const site = { channelSeq: ctx.channelSeq, domain: card.domain, host }
  return {
    fileName: `${date.title}.ics`,
    text: calendarFile({ name: course.title, dates: [date], site }),
    googleUrl: googleEventUrl({
      title: date.title,
      startAt: date.startAt,
      endAt: endOf(date),
      url: urlOf(date, site),
      address: date.address,
    }),
  }
}
