import { createCampaign, sendCampaign } from 'contract/growth/campaigns/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A campaign to everybody, being sent. */
export const campaignsFixture = fixture({
  after: [],
  async add({ owner, channelSeq }) {
    const { campaignId } = await owner.call(createCampaign, {
      channelSeq,
      body: {
        name: MARK,
        audience: { conditions: [] },
        isAd: false,
        subject: MARK,
        content: `<p>${MARK}</p>`,
      },
    })
    await owner.call(sendCampaign, { channelSeq, campaignId, body: { scheduledAt: null } })
    return { campaignId }
  },
})
