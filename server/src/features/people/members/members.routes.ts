import * as accountsApi from 'contract/people/members/membership.api'
import * as marketing from 'contract/people/members/consent.api'
import * as mails from 'contract/people/members/subscriptions.api'
import * as api from 'contract/people/members/api'

import { classPermissionsOf } from 'contract/people/class-roles/class-roles.rules'
import { implement } from '../../../platform/http/implement.ts'
import { classRolesOf } from '../class-roles/class-roles.public.ts'

import { countMemberRows } from './member-list.queries.ts'
import { getConsent } from './consent.service.ts'
import { getMailing, setMailing } from './subscriptions.service.ts'
import { joinSite, listMembers, saveMemos, setMarketing, setNight, setStatus } from './members.service.ts'
import { downloadMemberList } from './member-spreadsheet.service.ts'

export const memberRoutes = [
  implement(accountsApi.getChannelAuth, async ({ ctx: { db, user } }) => {
    const held = user.pendingMfa ?? user
    const posts = await classRolesOf(db, { ...user, ...held })
    const isStaff = held.role !== null || posts.length > 0
    return {
      roles: [...held.permissions],
      userTypeCd: held.role,
      classes: posts.map(({ courseSeq, userTypeCd }) => ({
        courseSeq,
        userTypeCd,
        roles: classPermissionsOf(userTypeCd),
      })),
      ...(user.pendingMfa && isStaff && { isSecondFactorNeeded: true as const }),
    }
  }),
  implement(accountsApi.getChannelUser, ({ ctx: { user } }) => ({ isChannelUser: user.isMember })),
  implement(accountsApi.joinChannel, ({ ctx, body }) => joinSite(ctx, body.agreements)),
  implement(api.listMembers, ({ ctx, query }) => listMembers(ctx, query)),
  implement(api.countMembers, async ({ ctx }) => ({
    count: await countMemberRows(ctx.db, { audienceCd: 'ALL', state: 'ACTIVE' }),
    blocked: await countMemberRows(ctx.db, { audienceCd: 'ALL', state: 'BLOCKED' }),
  })),
  implement(api.downloadMembers, ({ ctx, body }) => downloadMemberList(ctx, body)),
  implement(api.saveMemberMemos, ({ ctx, body }) => saveMemos(ctx, body.members)),
  implement(api.blockMember, ({ ctx, params }) => setStatus(ctx, params.userSeq, 'BLOCKED')),
  implement(api.unblockMember, ({ ctx, params }) => setStatus(ctx, params.userSeq, 'ACTIVE')),
  implement(marketing.getMarketingConsent, ({ ctx }) => getConsent(ctx.db, ctx.user.userSeq)),
  implement(marketing.setMarketingConsent, ({ ctx, body }) => setMarketing(ctx, body.isAgreed)),
  implement(marketing.setNightConsent, ({ ctx, body }) => setNight(ctx, body.isAgreed)),
  implement(mails.getMailing, ({ ctx, query }) => getMailing(ctx, query.token)),
  implement(mails.unsubscribeEmail, ({ ctx, body }) =>
    setMailing(ctx, body.token, { isAgreed: false, way: 'MAIL' }),
  ),
  implement(mails.subscribeEmail, ({ ctx, body }) =>
    setMailing(ctx, body.token, { isAgreed: true, way: 'MAIL' }),
  ),
]
