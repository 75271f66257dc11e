import { play } from 'contract/learning/playback/api'
import { fixture } from '../../../testing/full-site/fixture.ts'

export const playbackFixture = fixture({
  async add({ mina, lesson }) {
    const { playId } = await mina.call(play, lesson)
    return { playId }
  },
})
