import { refusals } from 'contract/learning/assignments/refusals'
import { notificationTexts } from 'contract/learning/assignments/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { forgetWork, notifyWork } from './assignments.jobs.ts'
import { missionRoutes } from './assignments.routes.ts'

/** Work that learners hand in and staff judge. */
export const assignments = feature({
  refusals,
  routes: missionRoutes,
  notificationTexts,
  listeners: [notifyWork, forgetWork],
  uploadKinds: [{ kind: 'assignment', permissions: 'member' }],
  fileColumns: {
    mission_submissions: ['file_seq'],
  },
  userColumns: {
    mission_comments: ['user_seq'],
    mission_submissions: ['user_seq', 'judged_by_user_seq'],
  },
})
