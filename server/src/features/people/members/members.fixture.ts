import { saveMemberMemos } from 'contract/people/members/api'
import { inviteNewMembers, listMemberInvitations } from 'contract/people/members/invitations.api'
import { listMemberUploads } from 'contract/people/members/uploads.api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const membersFixture = fixture({
  async add({ add, mina, minaSeq, owner, channelSeq }) {
    await add.all('update members set introduction = $1 where channel_seq = $2', [MARK, channelSeq])
    await owner.call(saveMemberMemos, { channelSeq, body: { members: [{ userSeq: minaSeq, memo: MARK }] } })
    await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
    await owner.call(inviteNewMembers, {
      channelSeq,
      body: {
        rows: [{ rowNo: 2, email: `${MARK}-new@example.com`, name: MARK, phone: '' }],
        hasConsent: true,
      },
    })
    const { list } = await owner.call(listMemberInvitations, { channelSeq, query: {} })
    const uploads = await owner.call(listMemberUploads, { channelSeq, query: {} })
    return {
      userSeq: minaSeq,
      memberInvitationSeq: list[0]?.memberInvitationSeq,
      memberUploadSeq: uploads.list[0]?.memberUploadSeq,
    }
  },
})
