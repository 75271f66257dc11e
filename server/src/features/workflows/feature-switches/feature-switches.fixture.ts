import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A decision that leaves a feature of the site on. */
export const featureSwitchesFixture = fixture({
  async add(world) {
    await world.add.row('feature_switches', { ...ofSite(world), feature: 'MEMBERSHIPS', is_on: true })
    await world.add.row('feature_switch_changes', {
      ...ofSite(world),
      feature: 'MEMBERSHIPS',
      is_on: true,
      reason: MARK,
      changed_at: noon,
      changed_by_user_seq: await world.add.user('Switcher'),
    })
    return {}
  },
})
