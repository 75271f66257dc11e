import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { PLAYLIST, SOUND_PLAYLIST } from '../../platform/live-media/broadcasts.ts'
import { findTranscoder } from '../../platform/media/ffmpeg.ts'
import { probeVideo } from '../../platform/media/probe.ts'
import { aMediaServer } from '../../testing/live-media-world.ts'
import { mediaPeers } from '../../testing/media-peers.ts'
import { publishPicture } from '../../testing/sending-peer.ts'

const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })
const broadcastsFolder = mkdtempSync(join(tmpdir(), 'broadcasts-'))
const left = join(broadcastsFolder, '1-99')
mkdirSync(left)
let server: Awaited<ReturnType<typeof aMediaServer>>
let peers: Awaited<ReturnType<typeof mediaPeers>>
beforeAll(async () => {
  const ffmpeg = transcoder?.path ?? null
  ;[server, peers] = await Promise.all([aMediaServer({ broadcastsFolder, ffmpeg }), mediaPeers()])
  await server.isReady()
}, 30_000)
afterAll(async () => {
  await peers.stop()
  await server.stop()
})

const order = (item: number) => ({ room: `1:${item}`, name: `1-${item}` })
const inAMinute = () => systemClock().getTime() + 60_000
const namesOf = (name: string) => readdir(join(broadcastsFolder, name)).catch(() => [])
const playlistOf = (name: string, playlist = PLAYLIST) =>
  readFile(join(broadcastsFolder, name, playlist), 'utf8').catch(() => '')
const segmentsOf = async (name: string) =>
  [...(await playlistOf(name)).matchAll(/^(\d+)[.]ts$/gm)].map(([one]) => one)
const soundSegmentsOf = async (name: string) =>
  [...(await playlistOf(name, SOUND_PLAYLIST)).matchAll(/^sound\d+[.]ts$/gm)].map(([one]) => one)
const waitFor = (condition: () => Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 25_000, interval: 100 })
const run = promisify(execFile)
/** A playlist that begins with the number of its first segment, and leaves none out: players find their place by it. */
async function isInOrder(name: string, playlist: string) {
  const text = await playlistOf(name, playlist)
  const [, first] = /^#EXT-X-MEDIA-SEQUENCE:(\d+)$/m.exec(text) ?? []
  const numbers = [...text.matchAll(/^(?:sound)?(\d+)[.]ts$/gm)].map(([, number]) => Number(number))
  return numbers.every((number, at) => number === Number(first) + at)
}
/** What the transcoder says of the streams in a file. */
const streamsIn = (file: string) =>
  run(transcoder?.path ?? '', ['-hide_banner', '-i', file]).catch(({ stderr }: { stderr: string }) =>
    [...stderr.matchAll(/Stream .*: (Video|Audio): (\w+)/g)].map(([, kind, codec]) => `${kind} ${codec}`),
  )
/** The encoders of this test alone. */
async function encoderPids(name: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,comm='])
  const pids = stdout.split('\n').flatMap((line) => {
    const [pid = '', command = ''] = line.trim().split(/\s+/)
    return command.startsWith('ffmpeg') ? [Number(pid)] : []
  })
  const folder = join(broadcastsFolder, name)
  const links = await Promise.all(
    pids.map(async (pid) => {
      const { stdout: at } = await run('readlink', [`/proc/${pid}/cwd`]).catch(() => ({ stdout: '' }))
      return { pid, at: at.trim() }
    }),
  )
  return links.filter(({ at }) => at === folder).map(({ pid }) => pid)
}

// docs/rules.md R-1299
test.skipIf(!transcoder)(
  'a room is a stream that plays, goes on after its encoder or the media process was killed, and leaves nothing behind',
  async () => {
    const one = order(21)
    const { browser, stop } = await publishPicture(server, peers, one.room)
    await server.media.broadcast({ ...one, until: inAMinute() })
    await server.media.broadcast({ ...one, until: inAMinute() })
    await waitFor(async () => (await segmentsOf(one.name)).length >= 2)
    expect(await encoderPids(one.name)).toHaveLength(1)
    const [first = ''] = await segmentsOf(one.name)
    const video = await probeVideo({
      ffmpeg: transcoder?.path ?? '',
      source: join(broadcastsFolder, one.name, first),
      folder: broadcastsFolder,
    })
    expect(video).toMatchObject({
      width: 1280,
      height: 720,
      video: { codec: 'h264' },
      audio: { codec: 'aac' },
    })

    // docs/rules.md R-1322
    await waitFor(async () => (await soundSegmentsOf(one.name)).length >= 2)
    const [firstSound = ''] = await soundSegmentsOf(one.name)
    expect(await streamsIn(join(broadcastsFolder, one.name, firstSound))).toEqual(['Audio aac'])

    const before = await segmentsOf(one.name)
    const soundsBefore = await soundSegmentsOf(one.name)
    for (const pid of await encoderPids(one.name)) process.kill(pid, 'SIGKILL')
    await waitFor(async () => /[.]ts\n#EXT-X-DISCONTINUITY\n/.test(await playlistOf(one.name)))
    expect((await segmentsOf(one.name)).length).toBeGreaterThan(before.length)
    await waitFor(async () => (await soundSegmentsOf(one.name)).length > soundsBefore.length)
    expect(server.errors).toHaveLength(1)
    server.errors.length = 0

    const newest = (await segmentsOf(one.name)).at(-1)
    process.kill(server.media.pid() ?? 0, 'SIGKILL')
    await waitFor(async () => {
      const last = (await segmentsOf(one.name)).at(-1) ?? ''
      return Number.parseInt(last) > Number.parseInt(newest ?? '') + 1
    })
    for (const playlist of [PLAYLIST, SOUND_PLAYLIST])
      expect([playlist, await isInOrder(one.name, playlist)]).toEqual([playlist, true])
    await server.media.stopBroadcast(one.room)
    await waitFor(async () => (await namesOf(one.name)).length === 0)
    expect(await encoderPids(one.name)).toEqual([])
    stop()
    browser.socket.close()
    expect(server.errors).toEqual([])
  },
  90_000,
)

test.skipIf(!transcoder)(
  'what nobody watches is not encoded, and what a process left that was killed is deleted',
  async () => {
    const one = order(22)
    await server.media.broadcast({ ...one, until: systemClock().getTime() + 4000 })
    await waitFor(async () => (await namesOf(one.name)).length > 0)
    await waitFor(async () => (await namesOf(one.name)).length === 0)
    expect(await encoderPids(one.name)).toEqual([])
    expect(await readdir(broadcastsFolder)).not.toContain('1-99')
  },
  40_000,
)
