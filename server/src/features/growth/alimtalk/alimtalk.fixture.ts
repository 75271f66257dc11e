import { createAlimtalkTemplate } from 'contract/growth/alimtalk/api'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** The account of a site at a reseller of AlimTalk, and a template. */
export const alimtalkFixture = fixture({
  async add(world) {
    const { owner, channelSeq, app } = world
    await world.add.row('alimtalk_accounts', {
      ...ofSite(world),
      api_key: MARK,
      sealed_secret: app.ports.secrets.wrap(Buffer.from(MARK), `alimtalk-account:${channelSeq}`),
      channels: JSON.stringify([{ pfId: MARK, searchId: MARK, name: MARK }]),
      pf_id: MARK,
      balance: 1000,
      connected_at: noon,
      checked_at: noon,
    })
    const { alimtalkTemplateSeq } = await owner.call(createAlimtalkTemplate, {
      channelSeq,
      body: { name: MARK, content: MARK, buttons: [] },
    })
    return { alimtalkTemplateSeq, pfId: MARK }
  },
})
