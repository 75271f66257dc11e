import { feature } from '../../platform/feature.ts'
import { mailConsent } from './consent-mail.ts'
import { mountOneClick } from './mailing.ts'
import { forgetProfile } from './members.jobs.ts'
import { memberRoutes } from './members.routes.ts'

export const members = feature({
  routes: memberRoutes,
  listeners: [forgetProfile, mailConsent],
  mount: mountOneClick,
  uploadKinds: [{ kind: 'profile', permissions: 'member' }],
})
