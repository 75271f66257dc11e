import { refusals } from 'contract/teaching/course-staff/refusals'
import { notificationTexts } from 'contract/teaching/course-staff/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { notifyClassStaff } from './course-staff.notify.ts'
import { classStaffRoutes } from './course-staff.routes.ts'
import { teachersRoutes } from './teachers.routes.ts'

/** The screen on which roles in a class are given, and the teachers of a site. */
export const courseStaff = feature({
  refusals,
  routes: [...classStaffRoutes, ...teachersRoutes],
  notificationTexts,
  listeners: [notifyClassStaff],
})
