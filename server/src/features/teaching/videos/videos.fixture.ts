import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

export const videosFixture = fixture({
  async add(world) {
    const { add, uploadVodSeq } = world
    await add.all('update videos set origin_file_name = $1', [MARK])
    await add.row('video_captions', {
      ...ofSite(world),
      upload_vod_seq: uploadVodSeq,
      caption_language: 'ko',
      content: `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${MARK}\n`,
      cue_count: 1,
      origin_file_name: `${MARK}.srt`,
      updated_at: noon,
    })
    return { uploadVodSeq, captionLanguage: 'ko' }
  },
})
