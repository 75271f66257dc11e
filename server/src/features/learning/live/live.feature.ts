import { refusals } from 'contract/learning/live/refusals'
import { notificationTexts } from 'contract/learning/live/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import {
  remindOfNew,
  notifyAttendance,
  notifyCancelled,
  notifyMoved,
  notifySoon,
  notifyTomorrow,
} from './live.jobs.ts'
import { liveRoutes } from './live.routes.ts'

/** Live lessons: timetable, joining, reminders. */
export const live = feature({
  refusals,
  routes: liveRoutes,
  notificationTexts,
  listeners: [remindOfNew, notifyMoved, notifyCancelled],
  tasks: [notifyTomorrow, notifySoon, notifyAttendance],
})
