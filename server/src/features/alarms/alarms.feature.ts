import { feature } from '../../platform/feature.ts'
import {
  tellOfAnswer,
  tellOfCancellation,
  tellOfClassStaff,
  tellOfEnrolment,
  tellOfMember,
  tellOfNotice,
  tellOfOwners,
  tellOfQuestion,
  tellOfReview,
  tellOfVerdict,
} from './alarms.jobs.ts'
import { forgetAlarms } from './erasing.ts'
import { alarmRoutes } from './alarms.routes.ts'
import { tellOfLike } from './likes.jobs.ts'
import { remindOfEnd, tellOfPeriod } from './period.jobs.ts'
import { tellTooFew } from './too-few.jobs.ts'
import { tellOfViewingTime } from './viewing-time.jobs.ts'
import { tellOfWaiting } from './waiting.jobs.ts'
import { mountPushWorker } from './push-worker.http.ts'
import { pushAlarms } from './push.ts'

export const alarms = feature({
  routes: alarmRoutes,
  listeners: [
    tellOfEnrolment,
    tellOfCancellation,
    tellOfReview,
    tellOfQuestion,
    tellOfAnswer,
    tellOfMember,
    tellOfNotice,
    tellOfOwners,
    tellOfClassStaff,
    tellOfVerdict,
    tellOfWaiting,
    tellOfPeriod,
    tellOfViewingTime,
    tellOfLike,
    forgetAlarms,
  ],
  tasks: [pushAlarms],
  timers: [remindOfEnd, tellTooFew],
  mount: mountPushWorker,
  userColumns: {
    alarms: ['target_user_seq', 'actor_user_seq'],
  },
  unmovedUserColumns: {
    push_subscriptions: ['user_seq'],
  },
})
