import { feature } from '../../platform/feature.ts'
import {
  tellOfCancellation,
  tellOfEnrolment,
  tellOfMember,
  tellOfNotice,
  tellOfReview,
} from './alarms.jobs.ts'
import { forgetAlarms } from './erasing.ts'
import { alarmRoutes } from './alarms.routes.ts'

export const alarms = feature({
  routes: alarmRoutes,
  listeners: [tellOfEnrolment, tellOfCancellation, tellOfReview, tellOfMember, tellOfNotice, forgetAlarms],
})
