import { feature } from '../../../platform/feature.ts'
import { mountCalendars } from './calendar-feeds.http.ts'
import { mergeFeeds } from './calendar-feeds.queries.ts'
import { forgetFeeds } from './calendar-feeds.service.ts'
import { calendarRoutes } from './calendars.routes.ts'

/** Timetables of people and sites, and the addresses at which calendar apps read them. */
export const calendars = feature({
  routes: calendarRoutes,
  listeners: [forgetFeeds],
  mergeAccounts: { onSite: mergeFeeds },
  userColumns: { calendar_feeds: ['user_seq'] },
  mount: mountCalendars,
})
