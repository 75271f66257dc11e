import { curriculumFixture } from '../curriculum/curriculum.fixture.ts'
import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** The meeting that a live lesson made by itself. */
export const lessonMeetingsFixture = fixture({
  after: [curriculumFixture],
  async add(world, { itemSeq }) {
    await world.add.row('lesson_meetings', {
      ...ofSite(world),
      curriculum_seq: itemSeq,
      live_type_cd: '00',
      account_id: MARK,
      creation_key: '0e4bd7e4-52a8-4d0c-9d4e-6ac8de1c1a13',
      is_begun: true,
      // The job of the lesson leaves it alone meanwhile.
      busy_until: new Date('2040-01-01T00:00:00Z'),
      fault: 'REFUSED',
      fault_code: MARK,
      changed_at: noon,
    })
    return {}
  },
})
