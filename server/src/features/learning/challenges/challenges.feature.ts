import { refusals } from 'contract/learning/challenges/refusals'
import { feature } from '../../../platform/feature.ts'
import { copyChallenge } from './challenges.jobs.ts'
import { challengeRoutes } from './challenges.routes.ts'
import { mergeLeaders } from './merge-accounts.queries.ts'

/** Challenges: terms of a class with days, missions, leaders and check-ins. */
export const challenges = feature({
  refusals,
  routes: challengeRoutes,
  listeners: [copyChallenge],
  mergeAccounts: { onSite: mergeLeaders },
  userColumns: { challenge_leaders: ['user_seq'] },
})
