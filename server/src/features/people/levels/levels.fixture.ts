import { createLevel, setLevelDisplay } from 'contract/people/levels/api'
import { giveLevel } from 'contract/learning/level-progress/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A level that Mina was given. */
export const levelsFixture = fixture({
  async add({ owner, channelSeq, minaSeq }) {
    const conditions = { finished: null, months: null, paid: null, points: null }
    const { levelSeq } = await owner.call(createLevel, {
      channelSeq,
      body: { name: MARK, color: 'gold', way: 'HAND', conditions },
    })
    await owner.call(giveLevel, { channelSeq, userSeq: minaSeq, body: { levelSeq, reason: MARK } })
    await owner.call(setLevelDisplay, { channelSeq, body: { isBesideNames: true } })
    return { levelSeq }
  },
})
