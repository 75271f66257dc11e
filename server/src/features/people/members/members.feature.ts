import { refusals } from 'contract/people/members/refusals'
import { notificationTexts } from 'contract/people/members/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { mailConsent, mailNightConsent, noticeConsents } from './consent.jobs.ts'
import { forgetProfile } from './members.jobs.ts'
import { endInvitation, forgetMemberInvitations } from './member-invitations.jobs.ts'
import { memberInvitationRoutes } from './member-invitations.routes.ts'
import { memberTemplate } from './member-invitations.service.ts'
import { uploadSpreadsheet } from './member-uploads.service.ts'
import { memberSpreadsheet } from './member-spreadsheet.service.ts'
import { memberRoutes } from './members.routes.ts'
import { deleteMergedMember, mergeAccountSites, mergeMembers } from './merge-accounts.queries.ts'
import { mySitesRoutes } from './my-sites.routes.ts'
import { mountOneClick } from './subscriptions.service.ts'

/** Membership of a site: list, memos, blocking, invitations, consent, export, the sites of a person. */
export const members = feature({
  refusals,
  routes: [...memberRoutes, ...memberInvitationRoutes, ...mySitesRoutes],
  notificationTexts,
  listeners: [forgetProfile, mailConsent, mailNightConsent, endInvitation],
  timers: [forgetMemberInvitations, noticeConsents],
  spreadsheets: [memberSpreadsheet, memberTemplate, uploadSpreadsheet],
  mount: mountOneClick,
  uploadKinds: [{ kind: 'profile', permissions: 'member' }],
  fileColumns: { members: ['profile_image_file_seq'] },
  mergeAccounts: {
    moves: { account_sites: ['user_seq'], members: ['user_seq'] },
    onPlatform: mergeAccountSites,
    onSite: mergeMembers,
    afterMove: deleteMergedMember,
  },
  userColumns: {
    member_memos: ['user_seq', 'written_by_user_seq'],
    marketing_choices: ['user_seq'],
    member_invitations: ['invited_by_user_seq'],
    member_uploads: ['uploaded_by_user_seq'],
  },
})
