import { noon } from '../../../testing/world.ts'
import { fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** What a site promised beyond the law. */
export const refundsFixture = fixture({
  async add(world) {
    await world.add.row('refund_policies', {
      ...ofSite(world),
      meetings: 'EACH',
      full_days: 14,
      saved_at: noon,
    })
    return { meetings: 'EACH', fullDays: 14 }
  },
})
