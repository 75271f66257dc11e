import { refusals } from 'contract/learning/live/refusals'
import { notificationTexts } from 'contract/learning/live/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { remindOfNew, tellAttendance, tellCancelled, tellMoved, tellSoon, tellTomorrow } from './live.jobs.ts'
import { liveRoutes } from './live.routes.ts'

/** Live lessons: timetable, joining, reminders. */
export const live = feature({
  refusals,
  routes: liveRoutes,
  notificationTexts,
  listeners: [remindOfNew, tellMoved, tellCancelled],
  tasks: [tellTomorrow, tellSoon, tellAttendance],
})
