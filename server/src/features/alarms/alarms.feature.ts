import { feature } from '../../platform/feature.ts'
import {
  tellOfCancellation,
  tellOfClassStaff,
  tellOfEnrolment,
  tellOfMember,
  tellOfNotice,
  tellOfReview,
} from './alarms.jobs.ts'
import { forgetAlarms } from './erasing.ts'
import { alarmRoutes } from './alarms.routes.ts'
import { mountPushWorker } from './push-worker.http.ts'
import { pushAlarms } from './push.ts'

export const alarms = feature({
  routes: alarmRoutes,
  listeners: [
    tellOfEnrolment,
    tellOfCancellation,
    tellOfReview,
    tellOfMember,
    tellOfNotice,
    tellOfClassStaff,
    forgetAlarms,
  ],
  tasks: [pushAlarms],
  mount: mountPushWorker,
})
