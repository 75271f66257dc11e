import { notificationTexts } from 'contract/learning/challenges/notifications.messages'
import { refusals } from 'contract/learning/challenges/refusals'
import { feature } from '../../../platform/feature.ts'
import { copyChallenge, forgetCheckIns } from './challenges.jobs.ts'
import { notifyRejected, remindDaily } from './challenges.notify.ts'
import { challengeRoutes } from './challenges.routes.ts'
import { returnDeposit, settleDeposits } from './deposits.service.ts'
import { challengeLearnerRoutes } from './learner.routes.ts'
import { mergeChallenges } from './merge-accounts.queries.ts'
import { participantSpreadsheet } from './participants-spreadsheet.service.ts'

/** Challenges: terms of a class with days, missions, leaders and check-ins. */
export const challenges = feature({
  refusals,
  routes: [...challengeRoutes, ...challengeLearnerRoutes],
  spreadsheets: [participantSpreadsheet],
  notificationTexts,
  listeners: [copyChallenge, notifyRejected, forgetCheckIns],
  tasks: [returnDeposit],
  timers: [remindDaily, settleDeposits],
  mergeAccounts: { onSite: mergeChallenges },
  fileColumns: { challenge_check_ins: ['file_seq'] },
  userColumns: {
    challenge_check_ins: ['user_seq', 'rejected_by_user_seq'],
    challenge_cheers: ['user_seq'],
    challenge_leaders: ['user_seq'],
  },
})
