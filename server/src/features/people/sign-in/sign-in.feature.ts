import { refusals } from 'contract/people/sign-in/refusals'
import { feature } from '../../../platform/feature.ts'
import { sendResetLink } from './password-reset.service.ts'
import { providerSettingsRoutes } from './provider-settings.routes.ts'
import { reauthenticationRoutes } from './reauthentication.routes.ts'
import { purgeTickets } from './sign-in.jobs.ts'
import { accountRoutes } from './sign-in.routes.ts'

/** Signing up and in: passwords, e-mail codes, providers, linking, the second step, proofs of identity. */
export const signIn = feature({
  refusals,
  routes: [...accountRoutes, ...reauthenticationRoutes, ...providerSettingsRoutes],
  platformTasks: [sendResetLink],
  platformTimers: [purgeTickets],
  userColumns: { email_verifications: ['user_seq'], social_identities: ['user_seq'] },
  unmovedUserColumns: {
    'one_time_tokens.user_seq': 'Open links of the removed account are deleted.',
    'account_merges.kept_user_seq': 'The record of a merge names both accounts.',
    'account_merges.gone_user_seq': 'The record of a merge names both accounts.',
  },
})
