import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofClass, ofSite } from '../../../testing/full-site/fixture.ts'

/** What Mina handed in, and what was said of it. */
export const assignmentsFixture = fixture({
  async add(world) {
    const { add, minaSeq, ownerSeq, attendSeq, curriculumSeq } = world
    const { submission_seq: submissionSeq } = await add.row<{ submission_seq: number }>(
      'mission_submissions',
      {
        ...ofClass(world),
        curriculum_seq: curriculumSeq,
        attend_seq: attendSeq,
        user_seq: minaSeq,
        state: 'SUBMITTED',
        content: MARK,
        submitted_at: noon,
      },
    )
    await add.row('mission_comments', {
      ...ofSite(world),
      submission_seq: submissionSeq,
      user_seq: ownerSeq,
      is_staff: true,
      content: MARK,
      created_at: noon,
    })
    return { submissionSeq }
  },
})
