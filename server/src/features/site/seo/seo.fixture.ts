import { noon } from '../../../testing/world.ts'
import { filesFixture } from '../../system/files/files.fixture.ts'
import { MARK, fixture, markedSeo, ofClass } from '../../../testing/full-site/fixture.ts'

export const seoFixture = fixture({
  after: [filesFixture],
  async add(world, { fileSeq: ogImageFileSeq }) {
    await world.add.all('update channels set seo = $2 where channel_seq = $1', [
      world.channelSeq,
      JSON.stringify({ ...markedSeo, noIndex: false, noFollow: false, ogImageFileSeq }),
    ])
    await world.add.row('course_seo', {
      ...ofClass(world),
      title: MARK,
      no_index: false,
      no_follow: false,
      updated_at: noon,
    })
    return { ogImageFileSeq }
  },
})
