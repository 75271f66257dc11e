import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const catalogsFixture = fixture({
  async add(world) {
    const here = ofSite(world)
    const alias = { ...here, alias: MARK }
    await world.add.row('service_aliases', { ...alias, name: MARK, created_at: noon })
    await world.add.row('former_service_aliases', { ...alias, former: `old-${MARK}`, created_at: noon })
    return { serviceAlias: MARK, alias: 'club' }
  },
})
