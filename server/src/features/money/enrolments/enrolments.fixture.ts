import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

export const enrolmentsFixture = fixture({
  async add(world) {
    const { add, attendSeq } = world
    await add.all('update enrolments set name = $1', [MARK])
    await add.row('student_limits', { ...ofSite(world), student_limit: 100_000, changed_at: noon })
    return { attendSeq, attendSeqs: [attendSeq] }
  },
})
