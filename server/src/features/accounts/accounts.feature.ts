import { feature } from '../../platform/feature.ts'
import { forgetExpired } from './accounts.jobs.ts'
import { accountRoutes } from './accounts.routes.ts'
import { tidyPortrait } from './portraits.ts'
import { mountPortraits } from './portraits.http.ts'
import { sendResetLink } from './resets.ts'
import { eraseWithdrawn } from './withdrawal.ts'

export const accounts = feature({
  routes: accountRoutes,
  platformTasks: [sendResetLink, tidyPortrait],
  platformTimers: [forgetExpired, eraseWithdrawn],
  mount: mountPortraits,
  userColumns: {
    email_verifications: ['user_seq'],
    social_identities: ['user_seq'],
  },
  unmovedUserColumns: {
    account_sites: ['user_seq'],
    access_tokens: ['user_seq'],
    http_sessions: ['user_seq'],
    one_time_tokens: ['user_seq'],
    account_merges: ['kept_user_seq', 'gone_user_seq'],
    withdrawals: ['user_seq'],
  },
})
