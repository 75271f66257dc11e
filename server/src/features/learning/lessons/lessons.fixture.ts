import { getLesson } from 'contract/learning/lessons/api'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const lessonsFixture = fixture({
  async add({ mina, lesson }) {
    await mina.call(getLesson, lesson)
    return {}
  },
})
