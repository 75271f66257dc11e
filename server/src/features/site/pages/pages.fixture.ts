import { createPage, modifyPage, publishPage } from 'contract/site/pages/api'
import { filesFixture } from '../../system/files/files.fixture.ts'
import { MARK, fixture, markedSeo } from '../../../testing/full-site/fixture.ts'

/** Every site may have a page at this path. */
const path = 'about'

/** A page with a picture. */
export const pagesFixture = fixture({
  after: [filesFixture],
  async add({ owner, channelSeq }, { fileSeq }) {
    const titled = { path, title: MARK }
    const { pageSeq } = await owner.call(createPage, { channelSeq, body: titled })
    const body = {
      ...titled,
      content: `<p>${MARK}<img src="/files/${channelSeq}/${fileSeq}/400.webp"></p>`,
      seoSetting: { ...markedSeo, ogImageFileSeq: fileSeq },
      rowVersion: 1,
    }
    await owner.call(modifyPage, { channelSeq, pageSeq, body })
    await owner.call(publishPage, { channelSeq, pageSeq })
    return { pageSeq, path }
  },
})
