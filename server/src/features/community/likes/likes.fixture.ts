import { likeCourse } from 'contract/community/likes/api'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const likesFixture = fixture({
  async add({ mina, courseRef }) {
    await mina.call(likeCourse, courseRef)
    return {}
  },
})
