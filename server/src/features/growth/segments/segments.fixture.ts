import { addSegmentMembers, createSegment } from 'contract/growth/segments/api'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A segment with a member in it. */
export const segmentsFixture = fixture({
  async add({ owner, channelSeq, minaSeq }) {
    const { segmentSeq } = await owner.call(createSegment, {
      channelSeq,
      body: { kind: 'MANUAL', name: MARK },
    })
    await owner.call(addSegmentMembers, { channelSeq, segmentSeq, body: { userSeqs: [minaSeq] } })
    return { segmentSeq }
  },
})
