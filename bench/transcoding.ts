import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { makePictures } from '../server/src/platform/files/images.ts'
import { SEGMENT_SECONDS } from '../server/src/platform/media/ladder.ts'
import { packagePicture, packageVideo } from '../server/src/platform/media/package-video.ts'
import { flags } from '../server/src/platform/media/run-ffmpeg.ts'
import { transcoderHere } from './lecture.ts'

const ROUNDS = 3
const TICKS_PER_SECOND = 100
const run = promisify(execFile)

type Work = (video: string, folder: string) => Promise<void>

/** CPU seconds until a video plays, beside those of one bare run with the same two sizes, in turns. */
export const untilItPlays = (video: string, folder: string) =>
  inTurns({ video, folder, ours: prepare, bare: bareLadder })

/** The same for the rendition with the highest resolution, which is added later. */
export const theHighRendition = (video: string, folder: string) =>
  inTurns({ video, folder, ours: addHighRendition, bare: bareHighRendition })

async function inTurns({
  video,
  folder,
  ours,
  bare,
}: {
  video: string
  folder: string
  ours: Work
  bare: Work
}) {
  const rounds: { product: number; baseline: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = () => cpuOf(() => ours(video, fresh(folder)))
    const baseline = () => cpuOf(() => bare(video, fresh(folder)))
    // Each side goes first in turn, so that warm caches help both alike.
    if (round % 2 === 0) rounds.push({ product: await product(), baseline: await baseline() })
    else {
      const first = await baseline()
      rounds.push({ product: await product(), baseline: first })
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return rounds
}

/** Probes the file, takes a poster, creates the sizes and the pictures of the seek bar, and encrypts the renditions. */
async function prepare(source: string, workDir: string) {
  const made = await packageVideo({
    ffmpeg: await transcoderHere(),
    source,
    workDir,
    key: Buffer.alloc(16, 7),
  })
  await makePictures(readFileSync(made.posterPath))
}

async function addHighRendition(source: string, workDir: string) {
  const [ffmpeg, key] = [await transcoderHere(), Buffer.alloc(16, 7)]
  const rendition = { name: '1080p', width: 1920, height: 1080, kbps: 4000 }
  await packagePicture({ ffmpeg, source, workDir, key, rendition })
}

/** The plain command for the same two sizes, in the same quality and segments. */
async function bareLadder(source: string, folder: string) {
  const { path: ffmpeg } = await transcoderHere()
  const graph = '[0:v:0]split[a][b];[a]scale=1280:720[large];[b]scale=640:360[small]'
  const sound = flags({ map: '0:a:0', 'c:a': 'aac', 'b:a': '128k', ac: 2, ar: 48_000 })
  const outputs = [picture('large', 2000), picture('small', 600), [...sound, ...hls('sound')]]
  const input = flags({ v: 'error', i: source, filter_complex: graph })
  await run(ffmpeg, ['-y', ...input, ...outputs.flat()], { cwd: folder })
}

async function bareHighRendition(source: string, folder: string) {
  const { path: ffmpeg } = await transcoderHere()
  const input = flags({ v: 'error', i: source, filter_complex: '[0:v:0]scale=1920:1080[sharp]' })
  await run(ffmpeg, ['-y', ...input, ...picture('sharp', 4000)], { cwd: folder })
}

const picture = (name: string, kbps: number) => [
  ...flags({
    map: `[${name}]`,
    'c:v': 'libx264',
    preset: 'veryfast',
    'profile:v': 'main',
    pix_fmt: 'yuv420p',
    'b:v': `${kbps}k`,
    maxrate: `${Math.round(kbps * 1.1)}k`,
    bufsize: `${kbps * 2}k`,
    force_key_frames: 'expr:gte(t,n_forced*2)',
    sc_threshold: 0,
    g: 600,
  }),
  ...hls(name),
]

const hls = (name: string) => [
  ...flags({
    f: 'hls',
    hls_time: SEGMENT_SECONDS,
    hls_playlist_type: 'vod',
    hls_segment_type: 'fmp4',
    hls_fmp4_init_filename: `${name}.mp4`,
  }),
  `${name}.m3u8`,
]

function fresh(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** CPU of this process and of all children that ended during the call. */
async function cpuOf(act: () => Promise<void>) {
  const before = cpuSoFar()
  await act()
  return cpuSoFar() - before
}
function cpuSoFar() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}
