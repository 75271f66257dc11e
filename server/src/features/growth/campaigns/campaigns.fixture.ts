import { createCampaign, sendCampaign } from 'contract/growth/campaigns/api'
import { filesFixture } from '../../system/files/files.fixture.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A campaign to everybody, being sent, and a picture for friend-talk. */
export const campaignsFixture = fixture({
  after: [filesFixture],
  async add(world, { fileSeq }) {
    const { owner, channelSeq } = world
    await world.add.row('campaign_images', {
      ...ofSite(world),
      file_seq: fileSeq,
      image_id: MARK,
      used_by: 'FRIENDTALK',
      api_key: MARK,
      created_at: noon,
    })
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
    await world.add.row('campaign_calls', {
      ...ofSite(world),
      campaign_seq: campaignId,
      group_id: MARK,
      api_key: MARK,
      sent_at: noon,
      check_at: '2099-01-01T00:00:00Z',
    })
    return { campaignId }
  },
})
