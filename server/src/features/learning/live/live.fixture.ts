import { attendLive } from 'contract/learning/live/api'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

/** Mina is in the live lesson. */
export const liveFixture = fixture({
  after: [curriculumFixture],
  async add({ mina, courseRef }, { itemSeq }) {
    await mina.call(attendLive, { ...courseRef, itemSeq })
    return {}
  },
})
