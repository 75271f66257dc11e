import type { CurriculumSeq, UploadVodSeq } from 'contract/values/ids'
import { videoLabel } from '../features/teaching/videos/videos-keys.rules.ts'
import { aRunningClass, noon } from './world.ts'

export const VIDEO_KEY = Buffer.alloc(16, 9)
const playlist = '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="{{KEY_URI}}"\n#EXTINF:6.0,\n0.m4s\n#EXT-X-ENDLIST\n'

/** The running course with a second lesson: a video of a hundred seconds, ready for playback. */
export async function aCinema() {
  const world = await aRunningClass()
  const { add, app, channelSeq, courseSeq, ownerSeq } = world
  const { storage, secrets } = app.ports
  const folder = `channels/${channelSeq}/videos/film`
  await storage.write(`${folder}/master.m3u8`, Buffer.from(playlist))
  await storage.write(`${folder}/0.m4s`, Buffer.from('segment'))
  const { upload_vod_seq: uploadVodSeq } = await add.row<{ upload_vod_seq: UploadVodSeq }>('videos', {
    channel_seq: channelSeq,
    origin_file_name: 'video.mp4',
    file_size: 10,
    state: 'READY',
    progress: 100,
    duration_seconds: 100,
    folder,
    uploaded_by_user_seq: ownerSeq,
    created_at: noon,
    updated_at: noon,
  })
  const wrappedKey = secrets.wrap(VIDEO_KEY, videoLabel(channelSeq, uploadVodSeq))
  await add.all('update videos set wrapped_key = $1', [wrappedKey])
  const { curriculum_seq: videoLesson } = await add.row<{ curriculum_seq: CurriculumSeq }>('curriculums', {
    channel_seq: channelSeq,
    course_seq: courseSeq,
    curriculum_type_cd: '02',
    title: '첫 영상',
    sort: 2,
    upload_vod_seq: uploadVodSeq,
    created_at: noon,
  })
  const lesson = { ...world.courseRef, curriculumSeq: videoLesson }
  const get = (url: string, cookies: Map<string, string> = new Map()) =>
    app.http.inject({
      url,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
  /** Fetches the key and these segments as a player does: only what was served counts as watched. */
  const fetchVideo = async (manifestUrl: string, cookies: Map<string, string>, pieces = 17) => {
    await get(manifestUrl.replace('master.m3u8', 'key'), cookies)
    for (let piece = 0; piece < pieces; piece++)
      await get(manifestUrl.replace('master.m3u8', `360p/${piece}.m4s`), cookies)
  }
  return { ...world, uploadVodSeq, videoLesson, lesson, get, fetchVideo }
}
