import { saveReview, setReviewSetting } from 'contract/community/reviews/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const reviewsFixture = fixture({
  async add({ mina, owner, courseRef, channelSeq, attendSeq }) {
    await owner.call(setReviewSetting, { channelSeq, body: { showsFullName: true, isDetailed: true } })
    const body = { attendSeq, reviewPoint: 5, description: MARK }
    const { evaluationSeq } = await mina.call(saveReview, { ...courseRef, body })
    return { evaluationSeq }
  },
})
