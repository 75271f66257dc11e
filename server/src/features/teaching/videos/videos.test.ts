import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { play } from 'contract/learning/playback/api'
import { getCourseSettings } from 'contract/teaching/courses/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { getUploadUrl, registerVod } from 'contract/system/files/api'
import { cancelVideo, getVideo, retryVideo } from 'contract/teaching/videos/api'
import { findTranscoder } from '../../../platform/media/ffmpeg.ts'
import { aClass } from '../../../testing/world.ts'
import { cleanupVideos } from './cleanup.jobs.ts'
import { addHighRendition } from './high-rendition.jobs.ts'
import { uploadFolder, uploadPath } from '../../../platform/files/upload-folder.ts'
import { prepareVideo } from './videos.jobs.ts'

const { transcoder } = await findTranscoder({ searchPath: '/usr/local/bin:/usr/bin:/opt/homebrew/bin' })
const SLOW = 120_000
/** The first bytes of a video; enough to be accepted, too little to be played. */
const stub = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(200)])

/** A course on a real port, with a person who uploads videos in pieces. */
async function aStudio() {
  const world = await aClass()
  const { app, owner, channelSeq } = world
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const tus = { 'tus-resumable': '1.0.0' }

  async function wayFor(bytes: number) {
    const query = { filename: 'video.mp4', fileSize: bytes, kind: 'vod' as const }
    const { ticket, uploadVodSeq } = await owner.call(getUploadUrl, { channelSeq, query })
    if (ticket === null || uploadVodSeq === null) throw new Error('no way')
    return { ticket, videoRef: { channelSeq, uploadVodSeq } }
  }
  const open = (ticket: string, bytes: number) =>
    fetch(`${address}/tus`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(bytes),
        'upload-metadata': `ticket ${Buffer.from(ticket).toString('base64')}`,
      },
    })
  const urlOf = (opened: Response) => new URL(opened.headers.get('location') ?? '', address).href
  const send = (url: string, offset: number, bytes: Buffer) =>
    fetch(url, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    })
  const head = async (url: string) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: tus })
    return Number(headers.get('upload-offset'))
  }
  async function sent(bytes: Buffer) {
    const { ticket, videoRef } = await wayFor(bytes.length)
    const url = urlOf(await open(ticket, bytes.length))
    return { videoRef, url, answer: await send(url, 0, bytes) }
  }
  return { ...world, wayFor, open, urlOf, send, head, sent }
}

async function aVideo(card = 'size=320x180:rate=10:duration=3') {
  const file = join(await mkdtemp(join(tmpdir(), 'seodang-video-')), 'video.mp4')
  const made = ['-f', 'lavfi', '-i', `testsrc=${card}`, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file]
  await promisify(execFile)(transcoder?.path ?? 'ffmpeg', ['-v', 'error', '-y', ...made])
  return readFile(file)
}

test('running uploads reserve their declared size: together they never exceed the disk', async () => {
  const { wayFor, open, ports } = await aStudio()
  ports.settings.videoMaxBytes = Number.MAX_SAFE_INTEGER
  const size = Math.floor((await ports.storage.freeBytes()) * 0.4)
  const answers = []
  for (let count = 0; count < 4; count += 1)
    answers.push((await open((await wayFor(size)).ticket, size)).status)
  expect(answers).toEqual([201, 201, 507, 507])
})

test('a ticket used again cancels the previous upload', async () => {
  const { wayFor, open, urlOf, send } = await aStudio()
  const { ticket } = await wayFor(stub.length)
  const first = urlOf(await open(ticket, stub.length))
  const second = urlOf(await open(ticket, stub.length))
  expect((await send(first, 0, stub)).status).toBe(404)
  expect((await send(second, 0, stub)).status).toBe(204)
})

test.runIf(transcoder)(
  'a video is sent in two pieces, prepared, and plays in its lesson',
  async () => {
    const { owner, app, wayFor, open, urlOf, send, head, courseRef: course } = await aStudio()
    const video = await aVideo()
    const { ticket, videoRef } = await wayFor(video.length)
    const url = urlOf(await open(ticket, video.length))
    const half = Math.floor(video.length / 2)
    await send(url, 0, video.subarray(0, half))
    expect(await head(url)).toBe(half)
    expect((await owner.call(getVideo, videoRef)).state).toBe('UPLOADING')

    expect((await send(url, await head(url), video.subarray(half))).status).toBe(204)
    expect((await owner.call(getVideo, videoRef)).state).toBe('WAITING')
    const { uploadVodSeq } = videoRef
    const body = { curriculumTypeCd: '02' as const, title: '영상', uploadVodSeq }
    const lesson = { ...course, ...(await owner.call(addCurriculum, { ...course, body })) }
    await expect(owner.call(play, lesson)).refuses('VIDEO_NOT_READY')
    const missing = async () => (await owner.call(getCourseSettings, course)).missing
    expect(await missing()).toContain('VIDEO')

    Object.assign(app.ports, { transcoder })
    await app.workOnce()

    expect(await owner.call(getVideo, videoRef)).toMatchObject({ state: 'READY', duration: 3, progress: 100 })
    expect(await missing()).not.toContain('VIDEO')
    const { manifestUrl, duration } = await owner.call(play, lesson)
    expect(duration).toBe(3)
    const cookie = [...owner.state.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const master = await app.http.inject({ url: manifestUrl, headers: { cookie } })
    expect(master.body).toContain('#EXT-X-STREAM-INF')
    const stream = /^[\w-]+\/index\.m3u8$/m.exec(master.body)?.[0] ?? ''
    const media = await app.http.inject({
      url: manifestUrl.replace('master.m3u8', stream),
      headers: { cookie },
    })
    expect(media.body).toContain('#EXT-X-ENDLIST')
  },
  SLOW,
)

test.runIf(transcoder)(
  'a sharp video plays in two sizes at first, and the sharpest joins them',
  async () => {
    const { owner, app, sent, channelSeq, courseRef: course } = await aStudio()
    const { videoRef, url: sentTo } = await sent(await aVideo('size=1920x1080:rate=10:duration=11'))
    const { uploadVodSeq } = videoRef
    const body = { curriculumTypeCd: '02' as const, title: '영상', uploadVodSeq }
    const lesson = { ...course, ...(await owner.call(addCurriculum, { ...course, body })) }
    Object.assign(app.ports, { transcoder })
    const ctx = await app.contextFor(channelSeq)
    const { signal } = new AbortController()

    await prepareVideo.run(ctx, { uploadVodSeq }, signal)
    expect(await owner.call(getVideo, videoRef)).toMatchObject({ state: 'READY', isSharpening: true })
    const { manifestUrl, storyboardUrl } = await owner.call(play, lesson)
    const cookie = [...owner.state.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const get = (url: string) => app.http.inject({ url, headers: { cookie } })
    const sizes = async () =>
      [...(await get(manifestUrl)).body.matchAll(/^\d+p(?=\/)/gm)].map(([size]) => size)
    expect(await sizes()).toEqual(['720p', '360p'])
    const board = await get(storyboardUrl ?? '')
    expect(board.headers['content-type']).toContain('text/vtt')
    expect((await get((storyboardUrl ?? '').replace('index.vtt', '0.jpg'))).headers).toMatchObject({
      'content-type': 'image/jpeg',
    })
    expect((await app.http.inject({ url: storyboardUrl ?? '' })).statusCode).toBe(403)

    // The process ends meanwhile: the video can still be played, and the job starts again.
    const stopped = AbortSignal.abort()
    await expect(addHighRendition.run(ctx, { uploadVodSeq }, stopped)).rejects.toThrow()
    expect(await sizes()).toEqual(['720p', '360p'])
    await prepareVideo.run(ctx, { uploadVodSeq }, signal)

    await app.workOnce()
    expect(await owner.call(getVideo, videoRef)).toMatchObject({ state: 'READY', isSharpening: false })
    expect(await sizes()).toEqual(['1080p', '720p', '360p'])
    expect((await get(manifestUrl.replace('master.m3u8', '1080p/index.m3u8'))).body).toContain('ENDLIST')
    const uploads = uploadFolder(app.ports.settings.dataDir)
    expect(await readdir(uploads)).toEqual([])

    // It died before it cleaned up.
    await writeFile(join(uploads, sentTo.split('/').at(-1) ?? ''), 'left behind')
    await addHighRendition.run(ctx, { uploadVodSeq }, signal)
    expect(await readdir(uploads)).toEqual([])
  },
  SLOW,
)

test('without a transcoder a video waits, and is prepared once there is one', async () => {
  const { owner, sent, app, clock, channelSeq, add } = await aStudio()
  const { videoRef } = await sent(stub)
  await app.workOnce()
  expect((await owner.call(getVideo, videoRef)).state).toBe('WAITING')

  clock.pass({ minutes: 20 })
  Object.assign(app.ports, { transcoder: { path: '/nowhere/ffmpeg', version: '7', source: 'system' } })
  await cleanupVideos.visit(await app.contextFor(channelSeq))
  expect(
    await add.all("select 1 from graphile_worker.jobs where task_identifier = 'videos.prepare'"),
  ).toHaveLength(1)
})

test('a file that is not a video is refused by name', async () => {
  const { owner, sent } = await aStudio()
  const { videoRef, answer } = await sent(Buffer.from('just a text '.repeat(50)))
  expect(answer.status).toBe(415)
  expect(await owner.call(getVideo, videoRef)).toMatchObject({ state: 'FAILED', failedReason: 'NOT_A_VIDEO' })
})

test('a ticket permits one upload of its own size, and cannot be forged', async () => {
  const { wayFor, open, channelSeq } = await aStudio()
  const { ticket } = await wayFor(stub.length)
  expect(
    (
      await open(
        ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        stub.length,
      )
    ).status,
  ).toBe(401)
  expect((await open('', stub.length)).status).toBe(401)
  expect((await open(`vod/${channelSeq}/1/${stub.length}/9999999999/x`, stub.length)).status).toBe(401)
  expect((await open(ticket, stub.length + 1)).status).toBe(413)
  expect((await open(ticket, stub.length)).status).toBe(201)
})

test('a cancelled upload accepts nothing more, and one abandoned for a day is deleted', async () => {
  const { owner, wayFor, open, clock, app, channelSeq } = await aStudio()
  const { ticket, videoRef } = await wayFor(stub.length)
  await owner.call(cancelVideo, videoRef)
  expect((await open(ticket, stub.length)).status).toBe(410)
  await expect(owner.call(getVideo, videoRef)).refuses('NOT_FOUND')
  await expect(owner.call(cancelVideo, videoRef)).refuses('NOT_FOUND')

  const left = await wayFor(stub.length)
  clock.pass({ days: 2 })
  await cleanupVideos.visit(await app.contextFor(channelSeq))
  await expect(owner.call(getVideo, left.videoRef)).refuses('NOT_FOUND')
})

test('an upload on a slow connection may take more than a day', async () => {
  const { owner, wayFor, open, urlOf, send, clock, app, channelSeq } = await aStudio()
  const { ticket, videoRef } = await wayFor(stub.length)
  const url = urlOf(await open(ticket, stub.length))
  await send(url, 0, stub.subarray(0, 100))

  clock.pass({ days: 2 })
  const ctx = await app.contextFor(channelSeq)
  const anHourAgo = new Date(ctx.now().getTime() - 3_600_000)
  await utimes(uploadPath(ctx.ports.settings.dataDir, url.split('/').at(-1) ?? ''), anHourAgo, anHourAgo)
  await cleanupVideos.visit(ctx)
  expect((await owner.call(getVideo, videoRef)).state).toBe('UPLOADING')
})

test('a video that failed is prepared again on request', async () => {
  const { owner, sent, add } = await aStudio()
  const { videoRef } = await sent(stub)
  await expect(owner.call(retryVideo, videoRef)).refuses('NOT_FOUND')
  await add.all("update videos set state = 'FAILED'")
  await owner.call(retryVideo, videoRef)
  expect((await owner.call(getVideo, videoRef)).state).toBe('WAITING')
})

test('learners and other sites have no videos here', async () => {
  const { mina, visitor, otherSite, wayFor, channelSeq } = await aStudio()
  const { videoRef } = await wayFor(stub.length)
  const query = { filename: 'a.mp4', fileSize: 10, kind: 'vod' as const }
  await expect(mina.call(getUploadUrl, { channelSeq, query })).refuses('NOT_ALLOWED')
  await expect(mina.call(getVideo, videoRef)).refuses('NOT_ALLOWED')
  await expect(visitor.call(cancelVideo, videoRef)).refuses('SIGN_IN_FIRST')
  const there = { ...videoRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(getVideo, there)).refuses('NOT_FOUND')
  await expect(otherSite.owner.call(cancelVideo, there)).refuses('NOT_FOUND')
})

test('a video is registered by either call, for a lesson or of a live one, and its ticket permits its upload', async () => {
  const { owner, mina, channelSeq, open } = await aStudio()
  const upload = { filename: 'a.mp4', fileSize: stub.length }
  for (const kind of ['vod', 'live-class'] as const) {
    const ticket = await owner.call(getUploadUrl, { channelSeq, query: { ...upload, kind } })
    expect((await open(ticket.ticket ?? '', stub.length)).status).toBe(201)
    const registered = await owner.call(registerVod, { channelSeq, body: { ...upload, kind } })
    expect(registered).toMatchObject({ uploadUrl: '/tus', uploadVodSeq: (ticket.uploadVodSeq ?? 0) + 1 })
    expect((await open(registered.ticket, stub.length)).status).toBe(201)
  }
  await expect(mina.call(registerVod, { channelSeq, body: upload })).refuses('NOT_ALLOWED')
  const tooLarge = { ...upload, fileSize: 9 * 1024 ** 3 }
  await expect(owner.call(registerVod, { channelSeq, body: tooLarge })).refuses('VIDEO_TOO_LARGE')
})
