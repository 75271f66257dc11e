import { fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** The statement of a month in which nothing was sold. */
export const settlementsFixture = fixture({
  async add(world) {
    await world.add.row('settlements', {
      ...ofSite(world),
      month: '2026-01-01',
      currency: 'USD',
      state: 'CLOSED',
      fee_rate: 0,
      closed_at: noon,
    })
    return { settlementMonth: '2026-01' }
  },
})
