import { answerQuestion, askQuestion } from 'contract/community/questions/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A secret question that was answered. */
export const questionsFixture = fixture({
  async add({ owner, mina, place }) {
    const question = { content: MARK, isSecret: true }
    const { questionSeq } = await mina.call(askQuestion, { ...place, body: question })
    const answer = { ...place, questionSeq, body: { content: MARK } }
    const { answerSeq } = await owner.call(answerQuestion, answer)
    return { questionSeq, answerSeq }
  },
})
