import { attendLive } from 'contract/learning/live/api'
import { curriculumFixture } from '../../teaching/curriculum/curriculum.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

/** Mina is in the live lesson. */
export const liveFixture = fixture({
  after: [curriculumFixture],
  async add({ mina, place }, { itemSeq }) {
    await mina.call(attendLive, { ...place, itemSeq })
    return {}
  },
})
