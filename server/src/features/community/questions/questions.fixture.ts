import { answerQuestion, askQuestion } from 'contract/community/questions/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A secret question that was answered. */
export const questionsFixture = fixture({
  async add({ owner, mina, courseRef }) {
    const question = { content: MARK, isSecret: true }
    const { questionSeq } = await mina.call(askQuestion, { ...courseRef, body: question })
    const answer = { ...courseRef, questionSeq, body: { content: MARK } }
    const { answerSeq } = await owner.call(answerQuestion, answer)
    return { questionSeq, answerSeq }
  },
})
