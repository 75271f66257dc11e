import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofClass } from '../../../testing/full-site/fixture.ts'

export const entryLinksFixture = fixture({
  async add(world) {
    const code = { event_code: MARK, label: MARK, created_at: noon }
    await world.add.row('course_entry_codes', { ...ofClass(world), ...code })
    return { eventCode: MARK }
  },
})
