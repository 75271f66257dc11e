import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** The plan of the site, and a limit of which its owners were warned. */
export const plansFixture = fixture({
  async add(world) {
    await world.add.row('site_plans', { ...ofSite(world), plan_cd: 'FREE' })
    await world.add.row('site_plan_warnings', { ...ofSite(world), kind: 'STAFF', warned_at: noon })
    return { planCd: 'PRO', planName: MARK }
  },
})
