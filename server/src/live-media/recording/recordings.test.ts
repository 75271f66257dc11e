import { mkdtempSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RecordingEnd } from '../../platform/live-media/live-media.ts'
import { takesIn } from '../../platform/live-media/takes.ts'
import { findTranscoder } from '../../platform/media/ffmpeg.ts'
import { probeVideo } from '../../platform/media/probe.ts'
import { aMediaServer } from '../../testing/live-media-world.ts'
import { mediaPeers } from '../../testing/media-peers.ts'
import { publishPicture } from '../../testing/sending-peer.ts'
import { BLANK_PICTURE } from './blank-picture.ts'

const recordingsFolder = mkdtempSync(join(tmpdir(), 'recordings-'))
let server: Awaited<ReturnType<typeof aMediaServer>>
let peers: Awaited<ReturnType<typeof mediaPeers>>
const ends: RecordingEnd[] = []
beforeAll(async () => {
  ;[server, peers] = await Promise.all([aMediaServer({ recordingsFolder }), mediaPeers()])
  server.media.subscribeToRecordings((end) => void ends.push(end))
  await server.isReady()
}, 30_000)
afterAll(async () => {
  await peers.stop()
  await server.stop()
})

const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })
const MANY = 1e9
const picturesOf = async (name: string) =>
  takesIn(await readdir(join(recordingsFolder, name)).catch(() => [])).map(({ picture }) =>
    join(recordingsFolder, name, picture),
  )
const endOf = (name: string) => vi.waitUntil(() => ends.find((end) => end.name === name), { timeout: 10_000 })

test.skipIf(!transcoder)(
  'what is sent while it is recorded can be played',
  async () => {
    const room = '1:21'
    const { browser, sent, stop } = await publishPicture(server, peers, room)
    await server.media.record({ room, name: '1-1', maxBytes: MANY })
    await vi.waitUntil(() => sent() > 25, { timeout: 20_000 })
    await server.media.stopRecord(room, '1-1')
    const end = await endOf('1-1')
    stop()
    await browser.leave()

    expect(end).toMatchObject({ room, problem: null })
    expect(end?.bytes).toBeGreaterThan(15 * BLANK_PICTURE.length)
    const [source = ''] = await picturesOf('1-1')
    const ffmpeg = transcoder?.path ?? ''
    const video = await probeVideo({ ffmpeg, source, folder: recordingsFolder })
    expect(video).toMatchObject({ width: 320, height: 180, video: { codec: 'vp8' } })
    expect(video.durationSeconds).toBeGreaterThan(1.5)
  },
  40_000,
)

test('a recording goes on while nobody is inside, and in another take when the media process is another', async () => {
  const room = '1:22'
  await server.media.record({ room, name: '1-2', maxBytes: MANY })
  // Orders come again every minute.
  await server.media.record({ room, name: '1-2', maxBytes: MANY })
  await vi.waitUntil(async () => (await picturesOf('1-2')).length === 1, { timeout: 10_000 })

  process.kill(server.media.pid() ?? 0, 'SIGKILL')
  await vi.waitUntil(async () => (await picturesOf('1-2')).length === 2, { timeout: 20_000 })
  await server.media.stopRecord(room, '1-2')
  expect(await endOf('1-2')).toMatchObject({ problem: null })
}, 40_000)

test('it ends by itself, once, at its limit and where the disk refuses', async () => {
  await server.media.record({ room: '1:23', name: '1-3', maxBytes: 100 })
  await writeFile(join(recordingsFolder, '1-4'), 'no folder')
  await server.media.record({ room: '1:24', name: '1-4', maxBytes: MANY })

  expect(await endOf('1-3')).toMatchObject({ problem: 'TOO_LARGE' })
  expect(await endOf('1-4')).toMatchObject({ problem: 'FAILED' })
  expect(ends.filter(({ name }) => name === '1-4')).toHaveLength(1)
  expect(server.errors).toEqual([])
}, 20_000)
