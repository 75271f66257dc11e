import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const visitsFixture = fixture({
  async add(world) {
    const { add } = world
    const here = ofSite(world)
    await add.row('visitor_hours', { ...here, hour: noon, client_id: crypto.randomUUID(), page_views: 1 })
    await add.row('referrer_days', { ...here, base_date: '2026-11-21', host: MARK, visits: 1 })
    await add.row('page_days', { ...here, base_date: '2026-11-21', path: `/p/${MARK}`, page_views: 1 })
    return {}
  },
})
