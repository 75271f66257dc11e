import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const domainsFixture = fixture({
  async add(world) {
    const { domain_seq: domainSeq } = await world.add.row<{ domain_seq: number }>('channel_domains', {
      ...ofSite(world),
      domain: `${MARK}.example`,
      verify_token: MARK,
      requested_at: noon,
      pending_since: noon,
    })
    return { domainSeq, domain: 'class.example' }
  },
})
