import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const senderDomainsFixture = fixture({
  async add(world) {
    await world.add.row('sender_domains', {
      ...ofSite(world),
      domain: `${MARK}.example`,
      local_part: 'news',
      selector: MARK,
      public_key: MARK,
      sealed_key: MARK,
      requested_at: noon,
    })
    return {}
  },
})
