// `npm run bench:live-audience -- [viewers]`: what it costs to serve the stream of a room to an audience, beside a plain server of the same
// files; then what the encoder of a room spends on a lecture.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { seq } from 'contract/values/ids'
import { broadcastUrls } from '../server/src/features/learning/live-rooms/broadcast.service.ts'
import { Encoder } from '../server/src/live-media/broadcast/encoder.ts'
import { SoundLines } from '../server/src/live-media/broadcast/sound-line.ts'
import { BLANK_PICTURE } from '../server/src/live-media/recording/blank-picture.ts'
import type { Block } from '../server/src/live-media/recording/matroska.ts'
import { broadcastName, broadcastsFolder, PLAYLIST } from '../server/src/platform/live-media/broadcasts.ts'
import { masterSecretOf, secretsFrom } from '../server/src/platform/operating/secrets.ts'
import { child, end } from './child.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu.ts'
import { makeLecture, transcoderHere } from './lecture.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { table } from './table.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const VIEWERS = Number(process.argv[2] ?? 300)
const WARM_MS = 6000
const MEASURED_MS = 30_000
const SEGMENT_MS = 2000
/** 1.6 Mbit/s. */
const SEGMENT_BYTES = 400_000
const LECTURE_SECONDS = 30

/** Writes segments as the encoder of a room does. Returns the end of it. */
function writeSegments(folder: string) {
  mkdirSync(folder, { recursive: true })
  const data = Buffer.alloc(SEGMENT_BYTES, 7)
  let next = 0
  const write = () => {
    writeFileSync(join(folder, `${next}.ts`), data)
    next += 1
    const first = Math.max(0, next - 8)
    const listed = Array.from({ length: next - first }, (_, at) => `#EXTINF:2.0,\n${first + at}.ts\n`)
    const head = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:${first}\n`
    writeFileSync(join(folder, PLAYLIST), head + listed.join(''))
    rmSync(join(folder, `${next - 13}.ts`), { force: true })
  }
  for (let written = 0; written < 4; written += 1) write()
  const timer = setInterval(write, SEGMENT_MS)
  return () => clearInterval(timer)
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
/** The body, as text where it is a playlist; a segment is only counted. */
function fetchFrom(port: number, path: string) {
  return new Promise<{ text: string; bytes: number }>((resolve, reject) => {
    const headers = { host: 'demo.localhost' }
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode ?? 0} for ${path}`))
      const isText = path.includes(PLAYLIST)
      let [text, bytes] = ['', 0]
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (isText) text += chunk.toString()
      })
      response.on('end', () => resolve({ text, bytes }))
    }).on('error', reject)
  })
}

interface Audience {
  port: number
  pid: number
  /** The playlist of each viewer. */
  urls: readonly string[]
}
/** Everybody fetches the playlist every two seconds, and each new segment. */
async function watched({ port, pid, urls }: Audience) {
  let [bytes, segments, failed, longestMs] = [0, 0, 0, 0]
  const over = new AbortController()
  const watch = async (url: string, delayMs: number) => {
    await pause(delayMs)
    let last = ''
    while (!over.signal.aborted) {
      const began = performance.now()
      try {
        const { text } = await fetchFrom(port, url)
        const newest = text.trim().split('\n').at(-1) ?? ''
        if (newest !== last) {
          const got = await fetchFrom(port, `${url.slice(0, url.indexOf(PLAYLIST))}${newest}`)
          bytes += got.bytes
          segments += 1
          last = newest
        }
      } catch {
        failed += 1
      }
      const tookMs = performance.now() - began
      longestMs = Math.max(longestMs, tookMs)
      await pause(Math.max(0, SEGMENT_MS - tookMs))
    }
  }
  const all = urls.map((url, at) => watch(url, (at / urls.length) * SEGMENT_MS))
  await pause(WARM_MS)
  const before = cpuMsOf(pid) ?? 0
  ;[bytes, segments, failed, longestMs] = [0, 0, 0, 0]
  await pause(MEASURED_MS)
  const cpuMs = (cpuMsOf(pid) ?? 0) - before
  const measured = { cpuMs, bytes, segments, failed, longestMs }
  over.abort()
  await Promise.all(all)
  return measured
}

const CHANNEL = seq('channel').parse(1)
/** The demo is filled while the product serves already. */
const FILLED_MS = 180_000
/** People who watch a live lesson of the demo, written past the product. */
async function addViewers(dataDir: string) {
  const client = new Client({ connectionString: databaseOf(dataDir) })
  await client.connect()
  await client.query(`select set_config('app.channel_seq', $1, false)`, [String(CHANNEL)])
  const { channelSeq, curriculumSeq } = await findLesson(client)
  const room = [channelSeq, curriculumSeq]
  await client.query(
    `insert into live_rooms (channel_seq, curriculum_seq, created_at) values ($1, $2, now()) on conflict do nothing`,
    room,
  )
  const { rows } = await client.query<{ seq: string }>(
    `insert into users (name, email, password_hash, email_verified_at)
     select 'Viewer ' || n, 'viewer-' || n || '@example.com', 'x', now() from generate_series(1, $1::int) n
     returning user_seq as seq`,
    [VIEWERS],
  )
  const people = rows.map((row) => seq('user').parse(Number(row.seq)))
  await client.query(
    `insert into live_room_people (channel_seq, curriculum_seq, user_seq, user_type, state, requested_at)
     select $1, $2, person, 'user', 'ADMITTED', now() from unnest($3::bigint[]) person`,
    [...room, people],
  )
  await client.query(
    `insert into live_room_presences (channel_seq, curriculum_seq, user_seq, identity, joined_at, seen_at)
     select $1, $2, person, person || '-a', now(), now() from unnest($3::bigint[]) person`,
    [...room, people],
  )
  await client.end()
  return { channelSeq, curriculumSeq, people }
}
async function findLesson(client: Client) {
  const began = performance.now()
  while (performance.now() - began < FILLED_MS) {
    const { rows } = await client.query<{ channel: string; lesson: string }>(
      'select channel_seq as channel, curriculum_seq as lesson from live_items order by curriculum_seq limit 1',
    )
    const [row] = rows
    if (row)
      return {
        channelSeq: seq('channel').parse(Number(row.channel)),
        curriculumSeq: seq('curriculum').parse(Number(row.lesson)),
      }
    await pause(1000)
  }
  throw new Error('the demo has no live lesson')
}

async function ofProduct(dataDir: string) {
  const product = await startProduct(dataDir, { DEMO_SEED: 'on' })
  const { channelSeq, curriculumSeq, people } = await addViewers(dataDir)
  const secrets = secretsFrom(await masterSecretOf({ masterSecret: null, dataDir }))
  const stop = writeSegments(join(broadcastsFolder(dataDir), broadcastName(channelSeq, curriculumSeq)))
  const signing = { channelSeq, now: () => new Date(), ports: { secrets } }
  const urls = people.map(
    (userSeq) => broadcastUrls(signing, { curriculumSeq, userSeq, identity: `${userSeq}-a` }).url,
  )
  try {
    return await watched({ port: product.port, pid: product.pid, urls })
  } finally {
    stop()
    await product.stop()
  }
}
async function ofBaseline(dataDir: string) {
  const folder = join(dataDir, 'static')
  const stop = writeSegments(folder)
  const server = child('static-server.ts', [folder])
  const [{ port }] = (await once(server.started, 'message')) as [{ port: number }]
  const urls = Array.from({ length: VIEWERS }, () => `/${PLAYLIST}`)
  try {
    return await watched({ port, pid: server.started.pid ?? 0, urls })
  } finally {
    stop()
    await end(server.started)
  }
}

/** The frames of an IVF file. */
function framesOf(file: string): Buffer[] {
  const data = readFileSync(file)
  const frames: Buffer[] = []
  for (let at = 32; at < data.length;) {
    const size = data.readUInt32LE(at)
    frames.push(data.subarray(at + 12, at + 12 + size))
    at += 12 + size
  }
  return frames
}
const isKeyframe = (frame: Buffer) => ((frame[0] ?? 1) & 1) === 0

const FEED_MS = 100
const PICTURES_PER_SECOND = 25
/** The numbers of the segments that an encoder has made, as far as they are listed. */
function segmentsIn(folder: string) {
  try {
    const playlist = readFileSync(join(folder, PLAYLIST), 'utf8')
    return [...playlist.matchAll(/^(\d+)[.]ts$/gm)].map(([, number]) => Number(number))
  } catch {
    return []
  }
}

/** On a busy machine it is late. */
const LATE_MS = 60_000
/** Feeds an encoder as a room does, and reads what it spends on each second: with a lecture, or in the dark. */
async function encoding(folder: string, frames: readonly Buffer[] | null) {
  mkdirSync(folder, { recursive: true })
  const { path: ffmpeg } = await transcoderHere()
  const sounds = new SoundLines(8)
  const before = cpuMsOfTree(process.pid) - (cpuMsOf(process.pid) ?? 0)
  const encoder = new Encoder({ ffmpeg, folder, sounds: 8, firstNumber: 0, onFailed: (log) => say(log) })
  const began = performance.now()
  let sent = 0
  let first: number | null = null
  while (performance.now() - began < LECTURE_SECONDS * 1000) {
    await pause(FEED_MS)
    first ??= segmentsIn(folder)[0] ?? null
    const untilMs = performance.now() - began
    const pictures: Block[] = []
    const everyMs = frames ? 1000 / PICTURES_PER_SECOND : 500
    for (; sent * everyMs < untilMs; sent += 1) {
      const data = frames?.[sent % frames.length] ?? BLANK_PICTURE
      pictures.push({ atMs: Math.round(sent * everyMs), isKeyframe: isKeyframe(data), data })
    }
    encoder.write([pictures, ...sounds.all.map((line) => line.takeUntil(untilMs))])
  }
  const expected = LECTURE_SECONDS / 2 - 1
  const made = () => (first === null ? 0 : (segmentsIn(folder).at(-1) ?? 0) - first + 1)
  while (made() < expected && performance.now() - began < LECTURE_SECONDS * 1000 + LATE_MS) await pause(50)
  const cpuMs = cpuMsOfTree(process.pid) - (cpuMsOf(process.pid) ?? 0) - before
  const seconds = made() * 2
  encoder.stop()
  return cpuMs / (seconds * 1000)
}

await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`)
  say(`load at the beginning: ${loadavg()[0]?.toFixed(1)}\n`)
  const product = await ofProduct(dataDir)
  const baseline = await ofBaseline(dataDir)
  const row = (name: string, one: typeof product) => [
    name,
    ((one.bytes * 8) / MEASURED_MS / 1000).toFixed(0),
    (one.cpuMs / MEASURED_MS).toFixed(2),
    (one.cpuMs / (MEASURED_MS / 1000) / VIEWERS).toFixed(2),
    (one.cpuMs / (one.bytes / 1e9) / 1000).toFixed(2),
    one.longestMs.toFixed(0),
    String(one.failed),
  ]
  say(`${VIEWERS} viewers\n`)
  say(
    table([
      ['', 'Mbit/s', 'of a core', 'CPU ms a viewer and second', 'CPU s a GB', 'slowest ms', 'failed'],
      row('product', product),
      row('plain server', baseline),
      ['ratio', '', (product.cpuMs / baseline.cpuMs).toFixed(2), '', '', '', ''],
    ]),
  )
  const lecture = await makeLecture(join(dataDir, 'lecture.mp4'), LECTURE_SECONDS)
  const picture = join(dataDir, 'lecture.ivf')
  const { path: ffmpeg } = await transcoderHere()
  const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1500k']
  const size = ['-an', '-s', '1280x720', '-r', String(PICTURES_PER_SECOND)]
  await promisify(execFile)(ffmpeg, ['-y', '-v', 'error', '-i', lecture, ...size, ...vp8, picture])
  const encoded = await encoding(join(dataDir, 'encoded'), framesOf(picture))
  const dark = await encoding(join(dataDir, 'dark'), null)
  say(`\nencoder of a lecture: ${encoded.toFixed(2)} of a core; in the dark: ${dark.toFixed(2)}`)
} finally {
  remove()
}
process.exit(0)
