import { z } from 'zod'
import { liveStatuses } from '../../teaching/curriculum/live-items.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import { curriculumTypes } from '../../values/type-codes.ts'
import { calendarScopes } from './calendar-feeds.rules.ts'
import { isShortSpan } from './timetable.rules.ts'

/** The days of a timetable, in Seoul. */
export const TimetableQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(isShortSpan, { path: ['to'] })

/** A live lesson, a meeting or a weekly session, without its meeting link. */
export const TimetableItem = z.object({
  /** Null for a weekly session without a lesson. */
  curriculumSeq: seq('curriculum').nullable(),
  curriculumTypeCd: z.enum([curriculumTypes.live, curriculumTypes.offline]).nullable(),
  courseSeq: seq('course'),
  courseTitle: z.string(),
  title: z.string(),
  startAt: instant,
  endAt: instant.nullable(),
  status: z.enum(liveStatuses),
  /** The address of a meeting; empty for other dates. */
  address: z.string(),
  /** Whether the caller works on the class. */
  isHost: z.boolean(),
})
export type TimetableItem = z.input<typeof TimetableItem>

export const CalendarFeed = z.object({
  calendarFeedSeq: seq('calendar feed'),
  scope: z.enum(calendarScopes),
  courseSeq: seq('course').nullable(),
  createdAt: instant,
})
/** `courseSeq` belongs to the scope of a class alone. */
export const CalendarFeedDraft = z
  .object({ scope: z.enum(calendarScopes), courseSeq: seq('course').nullable().default(null) })
  .refine(({ scope, courseSeq }) => scope !== 'CLASS' || courseSeq !== null, { path: ['courseSeq'] })
export type CalendarFeedDraft = z.output<typeof CalendarFeedDraft>
