import { inviteMembers, listInvitations } from 'contract/people/staff/api'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const staffFixture = fixture({
  async add(world) {
    const { add, owner, ownerSeq, channelSeq } = world
    const here = ofSite(world)
    const decision = { role: 'MNG', permission_key: 'SITE_REVIEW_UPDATE', is_allowed: true }
    await add.row('role_permissions', { ...here, ...decision })
    await add.row('owner_removals', {
      ...here,
      user_seq: ownerSeq,
      requested_by_user_seq: ownerSeq,
      requested_at: noon,
      effective_at: '2026-11-28T03:00:00Z',
    })
    const invited = { email: `${MARK}@example.com`, userTypeCd: 'TCH', memo: MARK }
    await owner.call(inviteMembers, { channelSeq, body: { members: [invited] } })
    const { list } = await owner.call(listInvitations, { channelSeq })
    return { invitationSeq: list[0]?.invitationSeq, userTypeCd: 'MNG' }
  },
})
