import { saveReview, setReviewSetting } from 'contract/community/reviews/api'
import { reportReview } from 'contract/community/reviews/reports.api'
import type { FileSeq } from 'contract/values/ids'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A review with a picture, which was reported. */
export const reviewsFixture = fixture({
  async add(world) {
    const { add, mina, minaSeq, owner, courseRef, channelSeq, attendSeq } = world
    await owner.call(setReviewSetting, { channelSeq, body: { showsFullName: true, isDetailed: true } })
    const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
      ...ofSite(world),
      kind: 'review',
      storage_key: `${MARK}/review`,
      widths: [400],
      origin_file_name: MARK,
      content_type: 'image/webp',
      file_size: 10,
      uploaded_by_user_seq: minaSeq,
      created_at: noon,
    })
    await add.row('review_invitations', { ...ofSite(world), attend_seq: attendSeq, invited_at: noon })
    const pictures = [{ fileSeq, altText: MARK }]
    const body = { attendSeq, reviewPoint: 5, description: MARK, pictures }
    const { evaluationSeq } = await mina.call(saveReview, { ...courseRef, body })
    const report = { reason: 'OTHER' as const, description: MARK }
    await owner.call(reportReview, { ...courseRef, evaluationSeq, body: report })
    return { evaluationSeq }
  },
})
