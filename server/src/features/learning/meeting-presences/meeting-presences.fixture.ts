import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** Mina was in the meeting of the live lesson. */
export const meetingPresencesFixture = fixture({
  after: [curriculumFixture],
  async add(world, { itemSeq }) {
    await world.add.row('meeting_presences', {
      ...ofSite(world),
      curriculum_seq: itemSeq,
      occurrence_key: MARK,
      visit_key: MARK,
      user_seq: world.minaSeq,
      joined_at: noon,
      left_at: noon,
    })
    return {}
  },
})
