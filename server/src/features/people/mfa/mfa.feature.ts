import { refusals } from 'contract/people/mfa/refusals'
import { feature } from '../../../platform/feature.ts'
import { forgetTickets } from './mfa.jobs.ts'
import { secondFactorRoutes } from './mfa.routes.ts'

/** Second factors: passkeys, one-time codes, recovery codes, what a site asks of its staff. */
export const mfa = feature({
  refusals,
  routes: secondFactorRoutes,
  platformTimers: [forgetTickets],
  unmovedUserColumns: {
    'second_factors.user_seq':
      'Those of the account with the address stay: its new user must not bring their own.',
    'recovery_codes.user_seq': 'They stay with the second factors.',
    'second_step_tickets.user_seq': 'A sign-in that was waiting ends.',
  },
})
