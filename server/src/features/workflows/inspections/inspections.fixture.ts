import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A request of an operator that waits. */
export const inspectionsFixture = fixture({
  async add(world) {
    const { site_inspection_seq: siteInspectionSeq } = await world.add.row<{ site_inspection_seq: number }>(
      'site_inspections',
      {
        ...ofSite(world),
        reason: MARK,
        requested_at: noon,
        requested_by_user_seq: await world.add.user('Inspector'),
      },
    )
    return { siteInspectionSeq }
  },
})
