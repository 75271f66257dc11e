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
  fileColumns: {
    members: ['profile_image_file_seq'],
  },
  userColumns: {
    member_memos: ['user_seq', 'written_by_user_seq'],
    marketing_choices: ['user_seq'],
  },
  unmovedUserColumns: {
    members: ['user_seq'],
  },
})
