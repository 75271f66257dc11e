import { addNotice } from 'contract/site/notices/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

export const noticesFixture = fixture({
  async add({ owner, channelSeq }) {
    const { postSeq } = await owner.call(addNotice, { channelSeq, body: { title: MARK, content: MARK } })
    return { postSeq }
  },
})
