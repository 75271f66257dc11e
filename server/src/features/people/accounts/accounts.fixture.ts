import { noon } from '../../../testing/world.ts'
import { fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const accountsFixture = fixture({
  async add(world) {
    const agreement = { user_seq: world.ownerSeq, kind: 'terms', created_at: noon }
    await world.add.row('user_agreements', { ...ofSite(world), ...agreement })
    return { phone: '01012345678', email: 'somebody@example.com' }
  },
})
