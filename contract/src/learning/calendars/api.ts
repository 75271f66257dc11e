import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { instant, nothing } from '../../values/ids.ts'
import { CalendarFeed, CalendarFeedDraft, TimetableItem, TimetableQuery } from './schemas.ts'

/** The dates of all classes that the caller takes or works on. */
export const getMyTimetable = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/timetable',
  access: 'member',
  query: TimetableQuery,
  reply: z.object({ list: TimetableItem.array(), now: instant }),
  shows: 'curriculum',
})
/** The dates of all classes of a site for its staff; instructors see those of their own classes. */
export const getSiteTimetable = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/timetable',
  access: 'SITE_CLASS_READ',
  query: TimetableQuery,
  reply: z.object({ list: TimetableItem.array(), now: instant }),
  shows: 'curriculum',
})

const feeds = '/channels/:channelSeq/me/calendar-feeds'
/** The addresses at which calendar apps read dates for the caller. The addresses themselves are shown only when they are made. */
export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: feeds,
  access: 'member',
  reply: z.object({ list: CalendarFeed.array() }),
  shows: 'calendars',
})
/** Makes an address; one that exists for the same dates stops working. docs/rules.md R-981. */
export const issueCalendarFeed = endpoint({
  method: 'POST',
  path: feeds,
  access: 'member',
  body: CalendarFeedDraft,
  reply: CalendarFeed.extend({ url: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'TOO_MANY_REQUESTS'],
  touches: ['calendars'],
})
export const removeCalendarFeed = endpoint({
  method: 'POST',
  path: `${feeds}/:calendarFeedSeq/delete`,
  access: 'member',
  reply: nothing,
  touches: ['calendars'],
})

/** One date of a class as a file for calendar apps, and as a link to Google Calendar. */
export const getLessonCalendar = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/timetable/:itemSeq/calendar',
  access: 'public',
  reply: z.object({ fileName: z.string(), text: z.string(), googleUrl: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'curriculum',
})
