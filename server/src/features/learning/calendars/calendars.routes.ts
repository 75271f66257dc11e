import * as api from 'contract/learning/calendars/api'
import { implement } from '../../../platform/http/implement.ts'
import { issueFeed, listFeeds, removeFeed } from './calendar-feeds.service.ts'
import { lessonCalendar, timetableOfPerson, timetableOfSite } from './timetables.service.ts'

export const calendarRoutes = [
  implement(api.getMyTimetable, ({ ctx, query }) => timetableOfPerson(ctx, query)),
  implement(api.getSiteTimetable, ({ ctx, query }) => timetableOfSite(ctx, query)),
  implement(api.listCalendarFeeds, ({ ctx }) => listFeeds(ctx)),
  implement(api.issueCalendarFeed, ({ ctx, body }) => issueFeed(ctx, body)),
  implement(api.removeCalendarFeed, ({ ctx, params }) => removeFeed(ctx, params.calendarFeedSeq)),
  implement(api.getLessonCalendar, ({ ctx, params }) => lessonCalendar(ctx, params)),
]
