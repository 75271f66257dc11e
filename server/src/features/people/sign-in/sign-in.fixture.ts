import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** What signing in through other services needs. */
export const signInFixture = fixture({
  async add(world) {
    const here = { ...ofSite(world), provider: 'KAK' }
    await world.add.row('social_secrets', {
      ...here,
      client_secret: MARK,
      app_id: '900001',
      updated_at: noon,
    })
    await world.add.row('social_tickets', {
      ...here,
      ticket_hash: MARK,
      kind: 'STATE',
      browser_hash: MARK,
      sealed: MARK,
      created_at: noon,
      expires_at: noon,
    })
    return {}
  },
})
