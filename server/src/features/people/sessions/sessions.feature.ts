import { refusals } from 'contract/people/sessions/refusals'
import { feature } from '../../../platform/feature.ts'
import { forgetExpired } from './sessions.jobs.ts'
import { sessionsRoutes } from './sessions.routes.ts'

/** Sessions, devices, the hand-off between hosts, trusted browsers. */
export const sessions = feature({
  refusals,
  routes: sessionsRoutes,
  platformTimers: [forgetExpired],
  unmovedUserColumns: {
    'access_tokens.user_seq': 'They end with their sessions.',
    'http_sessions.user_seq': 'Sign-ins of the removed account end.',
    'trusted_devices.user_seq': 'A browser is trusted for one account only.',
  },
})
