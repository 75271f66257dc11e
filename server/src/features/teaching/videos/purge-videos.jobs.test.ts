import { expect, test } from 'vitest'
import { getConfiguration } from 'contract/site/sites/api'
import { getUploadLimits, getUploadUrl } from 'contract/system/files/api'
import { getVideo } from 'contract/teaching/videos/api'
import { aCinema } from '../../../testing/classroom-world.ts'
import { clearVideos } from './purge-videos.jobs.ts'

async function anEmptiedLesson() {
  const world = await aCinema()
  const { app, add, channelSeq, owner, uploadVodSeq, clock } = world
  const put = (video: number | null) =>
    add.all('update curriculums set upload_vod_seq = $2 where curriculum_seq = $1', [
      world.videoLesson,
      video,
    ])
  const night = async (days: number) => {
    clock.pass({ minutes: days * 24 * 60 })
    await clearVideos.visit(await app.contextFor(channelSeq))
  }
  const fetchState = () => owner.call(getVideo, { channelSeq, uploadVodSeq })
  const piece = () => app.ports.storage.stat(`channels/${channelSeq}/videos/film/0.m4s`)
  return { ...world, put, night, video: fetchState, piece }
}

test('a video unused for a month is deleted and frees its storage', async () => {
  const { put, night, video: fetchState, piece } = await anEmptiedLesson()
  await put(null)
  await night(1)
  await night(29)
  expect((await fetchState()).state).toBe('READY')
  expect(await piece()).not.toBeNull()
  await night(2)
  await expect(fetchState()).refuses('NOT_FOUND')
  expect(await piece()).toBeNull()
})

test('a used video stays, also one that was used again meanwhile', async () => {
  const { put, night, video: fetchState, piece, uploadVodSeq } = await anEmptiedLesson()
  await night(1)
  await night(90)
  await put(null)
  await night(1)
  await put(uploadVodSeq)
  await night(60)
  expect((await fetchState()).state).toBe('READY')
  expect(await piece()).not.toBeNull()
  await put(null)
  await night(1)
  expect((await fetchState()).state).toBe('READY')
})

test('the installation sets the largest size of a video, and browsers get it before an upload', async () => {
  const { app, owner, channelSeq } = await aCinema()
  const maxVideoUploadBytes = 2 * 1024 ** 3
  Object.assign(app.ports.settings, { videoMaxBytes: maxVideoUploadBytes })
  expect(await owner.call(getUploadLimits, { channelSeq })).toMatchObject({ maxVideoUploadBytes })
  expect(await owner.call(getConfiguration, { channelSeq })).toMatchObject({ maxVideoUploadBytes })
  const query = { filename: 'a.mp4', fileSize: maxVideoUploadBytes + 1, kind: 'vod' as const }
  await expect(owner.call(getUploadUrl, { channelSeq, query })).refuses('VIDEO_TOO_LARGE')
  await owner.call(getUploadUrl, { channelSeq, query: { ...query, fileSize: maxVideoUploadBytes } })
})

test('a site cannot upload beyond its quota, and the refusal says what it is', async () => {
  const { app, owner, channelSeq } = await aCinema()
  Object.assign(app.ports.settings, { videoQuotaBytes: 2 * 1024 ** 3 })
  const registerUpload = (fileSize: number) =>
    owner.call(getUploadUrl, { channelSeq, query: { filename: 'a.mp4', fileSize, kind: 'vod' as const } })
  await registerUpload(1024 ** 3)
  await expect(registerUpload(1024 ** 3)).refuses('VIDEO_QUOTA_FULL')
  await registerUpload(1024 ** 3 - 10)
})
