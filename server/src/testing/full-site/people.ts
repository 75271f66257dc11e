import { inviteToClass } from 'contract/teaching/course-staff/api'
import { setMailNotice } from 'contract/messaging/notifications/mail-notices.api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { saveMemberMemos } from 'contract/people/members/api'
import { subscribePush } from 'contract/messaging/notifications/push.api'
import { setReviewSetting } from 'contract/community/reviews/api'
import { inviteMembers, listInvitations } from 'contract/people/staff/api'
import { hashOf } from '../../platform/auth/tokens.ts'
import { aBrowser } from '../push-world.ts'
import { noon } from '../world.ts'
import { MARK, ofSite, type World } from './mark.ts'

/** What is known of the people of a site: memos, invitations, consents, points. */
export async function addPeople(world: World) {
  const { add, mina, minaSeq, owner, ownerSeq, channelSeq } = world
  const here = ofSite(world)
  await owner.call(saveMemberMemos, { channelSeq, body: { members: [{ userSeq: minaSeq, memo: MARK }] } })
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  await add.row('user_agreements', { ...here, user_seq: ownerSeq, kind: 'terms', created_at: noon })
  await add.row('point_entries', {
    ...here,
    user_seq: minaSeq,
    kind: 'POINT',
    amount: 10,
    source_type: 'STAFF',
    reason: MARK,
    by_user_seq: ownerSeq,
    created_at: noon,
  })
  await add.row('owner_removals', {
    ...here,
    user_seq: ownerSeq,
    requested_by_user_seq: ownerSeq,
    requested_at: noon,
    effective_at: '2026-11-28T03:00:00Z',
  })
  await owner.call(setReviewSetting, { channelSeq, body: { showsFullName: true } })
  await mina.call(setMailNotice, { channelSeq, body: { kind: 'ANSWER', isOn: false } })
  await add.row('mail_notices', { ...here, user_seq: minaSeq, once: MARK, created_at: noon })
  const { subscription } = aBrowser(MARK)
  await mina.call(subscribePush, { channelSeq, body: subscription })
  return {
    userSeq: minaSeq,
    ...subscription,
    browser: hashOf(subscription.endpoint),
    ...(await addInvitations(world)),
  }
}

async function addInvitations({ owner, place, channelSeq }: World) {
  const invited = { email: `${MARK}@example.com`, userTypeCd: 'TCH', memo: MARK }
  await owner.call(inviteMembers, { channelSeq, body: { members: [invited] } })
  const input = { userTypeCd: 'CMG', to: { email: `class-${MARK}@example.com` } }
  await owner.call(inviteToClass, { ...place, body: input })
  const { list } = await owner.call(listInvitations, { channelSeq })
  return { invitationSeq: list[0]?.invitationSeq }
}
