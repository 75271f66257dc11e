import { filesFixture } from '../../system/files/files.fixture.ts'
import { fixture } from '../../../testing/full-site/fixture.ts'

/** Fields of the site's settings. */
export const sitesFixture = fixture({
  after: [filesFixture],
  add: async ({ channelSeq, add }, { fileSeq }) => {
    await add.row('program_settings', { channel_seq: channelSeq, config: '{"sender":"a program"}' })
    return {
      homepage: '',
      kakaoJsKey: '0123456789abcdef0123456789abcdef',
      apiKeyId: '01234567-89ab-cdef-0123-456789abcdef',
      messengerKey: '_abc',
      pixels: { ga4: null, meta: null, naver: null, kakao: null },
      logoFileSeq: fileSeq,
      bannerFileSeq: fileSeq,
      faviconFileSeq: fileSeq,
    }
  },
})
