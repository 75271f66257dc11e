import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as rooms from 'contract/learning/live-rooms/api'
import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import * as groupsApi from 'contract/learning/live-rooms/groups.api'
import * as api from 'contract/learning/live-rooms/recordings.api'
import { downloadCaptions, listCaptions } from 'contract/teaching/videos/captions.api'
import type { UploadVodSeq } from 'contract/values/ids'
import { recordingsFolder, takeFile } from '../../../platform/live-media/takes.ts'
import { findTranscoder } from '../../../platform/media/ffmpeg.ts'
import { flags, mustRunFfmpeg } from '../../../platform/media/run-ffmpeg.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { joinRecording } from './join-recording.jobs.ts'
import { forgetRoomMessages } from './live-rooms.jobs.ts'
import { clearRecordings } from './recordings.jobs.ts'

const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })

/** A lesson that is recorded, with captions that are kept. */
async function aCaptionedRecording({ isKept = true } = {}) {
  const world = await aVideoRoom({ minutes: 0 })
  const { app, ports, owner, mina, item, channelSeq, add, clock } = world
  ports.transcoder = transcoder ?? { path: 'ffmpeg', version: '7.0', source: 'system' }
  await world.join(owner)
  await world.join(mina)
  await owner.call(captionsApi.switchCaptions, { ...item, body: { isOn: true, isKept } })
  const speak = (who: typeof mina, content: string, clientKey: string = crypto.randomUUID()) =>
    who.call(captionsApi.sendCaption, { ...item, body: { clientKey, content, captionLanguage: 'en' } })
  const recorded = async () =>
    (
      await add.all<{ content: string }>(
        'select content from live_recorded_captions order by began_at, content',
      )
    ).map(({ content }) => content)
  const newest = async () => (await owner.call(api.listRecordings, item)).list[0]
  return {
    ...world,
    speak,
    recorded,
    start: () => owner.call(api.startRecording, item),
    stop: () => owner.call(api.stopRecording, item),
    second: (seconds: number) => clock.pass({ minutes: seconds / 60 }),
    /** Makes a video of a take of some seconds that began now. */
    async aTake(seconds: number) {
      const name = `${channelSeq}-${(await newest())?.liveRecordingSeq ?? 0}`
      const folder = join(recordingsFolder(ports.settings.dataDir), name)
      await mkdir(folder, { recursive: true })
      const picture = flags({ f: 'lavfi', i: `color=s=320x180:r=5:d=${seconds}`, 'c:v': 'libvpx' })
      const args = [...picture, takeFile(clock.now.getTime(), 'picture')]
      await mustRunFfmpeg({ ffmpeg: transcoder?.path ?? '', folder, args, timeoutMs: 60_000 })
    },
    async make() {
      const input = { liveRecordingSeq: (await newest())?.liveRecordingSeq }
      await joinRecording.run(await app.contextFor(channelSeq), input, new AbortController().signal)
    },
    async captions() {
      const [video] = await add.all<{ upload_vod_seq: UploadVodSeq }>('select upload_vod_seq from videos')
      const uploadVodSeq = video?.upload_vod_seq ?? (0 as never)
      const { list } = await owner.call(listCaptions, { channelSeq, uploadVodSeq })
      if (list.length === 0) return { list, content: '' }
      const videoRef = { channelSeq, uploadVodSeq, captionLanguage: 'en' as const }
      return { list, content: (await owner.call(downloadCaptions, videoRef)).content }
    },
  }
}

// docs/rules.md R-1305, R-1306
test.skipIf(!transcoder)(
  'what is captioned during a recording becomes the captions of its lesson, at the right times',
  async () => {
    const world = await aCaptionedRecording()
    const { owner, mina, item, speak, recorded, start, stop, second, aTake, make, captions } = world
    expect(await mina.call(rooms.getRoomState, item)).toMatchObject({
      hasCaptions: true,
      keepsCaptions: true,
    })
    await speak(owner, 'Before the recording')
    await start()
    await aTake(12)
    second(3)
    const key = crypto.randomUUID()
    await speak(owner, 'Open', key)
    second(2)
    await speak(owner, 'Open your shoulders', key)
    second(3)
    await speak(mina, 'Like <this>?')
    expect(await recorded()).toEqual(['Open your shoulders', 'Like <this>?'])
    second(4)
    await stop()
    await speak(owner, 'After the recording')
    await make()
    const { list, content } = await captions()
    expect(list).toMatchObject([
      { captionLanguage: 'en', cueCount: 2, originFileName: expect.stringMatching(/^어깨 열기 · .*\.vtt$/) },
    ])
    expect(content).toBe(
      `WEBVTT

00:00:02.200 --> 00:00:04.200
Open your shoulders

00:00:07.200 --> 00:00:08.400
- Like &lt;this&gt;?
`,
    )
    expect(await recorded()).toEqual([])
  },
  60_000,
)

test.skipIf(!transcoder)(
  'a host who keeps none, or a recording without words, leaves no captions',
  async () => {
    const { owner, speak, recorded, start, stop, aTake, make, captions } = await aCaptionedRecording({
      isKept: false,
    })
    await start()
    await aTake(2)
    await speak(owner, 'Not kept')
    expect(await recorded()).toEqual([])
    await stop()
    await make()
    expect((await captions()).list).toEqual([])
  },
  60_000,
)

test('words of groups and of former members do not stay, nor those of a recording that became nothing', async () => {
  const world = await aCaptionedRecording()
  const { app, owner, mina, minaSeq, item, channelSeq, clock, speak, recorded, start, stop, make } = world
  await start()
  await owner.call(groupsApi.openGroups, { ...item, body: { groups: [[minaSeq]], minutes: null } })
  clock.pass({ minutes: 1 })
  await speak(mina, 'Among us')
  await speak(owner, 'To all')
  expect(await recorded()).toEqual(['To all'])
  await owner.call(groupsApi.closeGroups, item)
  clock.pass({ minutes: 2 })
  await speak(mina, 'Mine')
  expect(await recorded()).toEqual(['To all', 'Mine'])
  await forgetRoomMessages.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await recorded()).toEqual(['To all'])
  await stop()
  await make()
  clock.pass({ minutes: 15 * 24 * 60 })
  await clearRecordings.visit(await app.contextFor(channelSeq))
  expect(await recorded()).toEqual([])
})
