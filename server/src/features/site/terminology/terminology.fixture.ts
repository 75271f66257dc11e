import { saveKeywords } from 'contract/site/terminology/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const terminologyFixture = fixture({
  async add({ owner, channelSeq }) {
    const named = { one: MARK, many: MARK }
    const words = { ko: { class: named }, en: {}, jp: {} }
    await owner.call(saveKeywords, { channelSeq, body: { words } })
    return {}
  },
})
