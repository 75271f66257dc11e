import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const pointsFixture = fixture({
  async add(world) {
    await world.add.row('point_entries', {
      ...ofSite(world),
      user_seq: world.minaSeq,
      kind: 'POINT',
      amount: 10,
      source_type: 'STAFF',
      reason: MARK,
      by_user_seq: world.ownerSeq,
      created_at: noon,
    })
    return {}
  },
})
