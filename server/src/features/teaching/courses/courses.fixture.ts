import { createCategory } from 'contract/teaching/courses/api'
import { noon } from '../../../testing/world.ts'
import { filesFixture } from '../../system/files/files.fixture.ts'
import { MARK, fixture, ofClass, ofSite } from '../../../testing/full-site/fixture.ts'

/** The class with its texts, pictures and settings, and its request for a review. */
export const coursesFixture = fixture({
  after: [filesFixture],
  async add(world, { fileSeq }) {
    const { add, owner, ownerSeq, channelSeq, courseSeq } = world
    const inClass = ofClass(world)
    await add.all('update courses set title = $1, sub_title = $1, introduction = $1, desc1 = $1', [MARK])
    const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: MARK } })
    await add.row('course_requests', { ...inClass, request_key: crypto.randomUUID(), created_at: noon })
    await add.row('course_pictures', { ...inClass, file_seq: fileSeq, sort: 1, alt_text: MARK })
    await add.row('rich_text_pictures', {
      ...ofSite(world),
      place: 'COURSE',
      place_id: courseSeq,
      file_seq: fileSeq,
    })
    await add.row('course_settings', {
      ...inClass,
      floating_label: MARK,
      event_fields: JSON.stringify([{ key: 'one', title: MARK, type: 'text', value: MARK }]),
      updated_at: noon,
    })
    const review = { title: MARK, submitted_by_user_seq: ownerSeq }
    const times = { submitted_at: noon, auto_publish_at: noon }
    const { course_review_seq: courseReviewSeq } = await add.row<{ course_review_seq: number }>(
      'course_reviews',
      { ...inClass, ...review, ...times },
    )
    return {
      courseSeq,
      courseSeqs: [courseSeq],
      classSeq: world.classSeq,
      channelCategorySeq,
      courseReviewSeq,
      imageFileSeq: fileSeq,
      rowVersion: 1,
    }
  },
})
