import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { folderBytes } from './folder-bytes.ts'
import type { MediaProblem } from './media-error.ts'
import type { SourceVideo } from './probe.ts'
import { flags, mustRunFfmpeg, untrusted } from './run-ffmpeg.ts'
import { STORYBOARD, type Storyboard, storyboardGraph, storyboardOutput } from './storyboard.ts'

/** One picture size. `name` is also its folder. */
export type Rendition = { name: string; width: number; height: number; kbps: number }

export type Encoding = {
  ffmpeg: string
  source: string
  /** The parent folder of the renditions' folders. */
  folder: string
  video: SourceVideo
  renditions: Rendition[]
  hasSound: boolean
  storyboard: Storyboard | null
  /** Between 0 and 1, never decreasing. */
  onProgress?: ((done: number) => void) | undefined
  signal?: AbortSignal | undefined
}

export const AUDIO = { name: 'audio', kbps: 128 }

/** The short side of the highest rendition made from any source. */
const SHARPEST = 1080
const LADDER = [
  { lines: 360, kbps: 600 },
  { lines: 720, kbps: 2000 },
  { lines: SHARPEST, kbps: 4000 },
] as const
const [SMALL, BEST] = LADDER
// Below this a second rendition would be nearly the same size.
const WORTH_TWO = 450
// Below this the third would be.
const WORTH_THREE = 900
export const SEGMENT_SECONDS = 6
const KEYFRAME_SECONDS = 2
// A busy machine may need very long; a run without progress is stopped much earlier.
const TIMEOUT_PER_SECOND_MS = 30_000
const SHORTEST_TIMEOUT_MS = 10 * 60_000
const LONGEST_STANDSTILL_MS = 10 * 60_000
const SPARE_BYTES = 32 * 1024 * 1024
const MAX_FRAMES_PER_SECOND = 60
const USUAL_FRAMES_PER_SECOND = 30

type Size = { width: number; height: number }

/**
 * The first renditions of a source, best first: its own size up to 720 lines, and 360 for slow connections. Lines are counted on
 * the short side, so portrait and landscape videos are treated alike.
 */
export function renditionsFor(source: Size): Rendition[] {
  const best = Math.min(BEST.lines, evenBelow(shortOf(source)))
  const sizes = best < WORTH_TWO ? [best] : [best, SMALL.lines]
  return sizes.map((lines) => renditionOf(source, lines))
}

/**
 * The rendition added after the video is playable: up to 1080 lines. Null where the source or the installation is limited to 720.
 */
export function highRenditionFor(source: Size, maxLines: number): Rendition | null {
  const lines = Math.min(SHARPEST, maxLines, evenBelow(shortOf(source)))
  return lines < WORTH_THREE ? null : renditionOf(source, lines)
}

function renditionOf(source: Size, lines: number): Rendition {
  const long = evenBelow((Math.max(source.width, source.height) * lines) / shortOf(source) + 1)
  const size = source.width >= source.height ? { width: long, height: lines } : { width: lines, height: long }
  return { name: `${lines}p`, ...size, kbps: kbpsFor(lines) }
}

const shortOf = ({ width, height }: Size) => Math.min(width, height)

/** Linear interpolation between the steps of the ladder. */
function kbpsFor(lines: number): number {
  const upper = Math.max(
    1,
    LADDER.findIndex((step) => step.lines >= lines),
  )
  const [from = SMALL, to = BEST] = LADDER.slice(upper - 1, upper + 1)
  const share = Math.max(0, (lines - from.lines) / (to.lines - from.lines))
  return Math.round(from.kbps + share * (to.kbps - from.kbps))
}

/** Encodes everything in one run, so the source is decoded once: fragmented MP4 with unencrypted segments. */
export async function encodeLadder(encoding: Encoding): Promise<void> {
  const { ffmpeg, folder, hasSound, renditions, signal, source, storyboard, video } = encoding
  const sound = hasSound ? soundOutput(video) : []
  const names = renditions.map(({ name }) => name)
  if (sound.length > 0) names.push(AUDIO.name)
  if (storyboard) names.push(STORYBOARD.folder)
  for (const name of names) await mkdir(path.join(folder, name), { recursive: true })

  const report = [...flags({ v: 'error', progress: 'pipe:1' }), '-nostats']
  const board = storyboard ? storyboardOutput('sheets') : []
  const outputs = [...renditions.flatMap(pictureOutput), ...sound, ...board]
  await mustRunFfmpeg({
    ffmpeg,
    folder,
    signal,
    args: [...report, ...untrusted(source), ...pictureGraph(encoding), ...outputs],
    timeoutMs: Math.max(SHORTEST_TIMEOUT_MS, video.durationSeconds * TIMEOUT_PER_SECOND_MS),
    onLine: watch(encoding, maxBytes(video, renditions)),
  })
}

function pictureGraph({ video, renditions, storyboard }: Encoding): string[] {
  const rate = `fps=fps=${frameRate(video.framesPerSecond)}:start_time=0`
  const scaled = renditions.map(
    ({ name, width, height }) => `[in${name}]scale=${width}:${height},setsar=1[${name}]`,
  )
  if (storyboard) scaled.push(storyboardGraph(storyboard, { from: 'inboard', to: 'sheets' }))
  const ends = renditions.map(({ name }) => `[in${name}]`).join('') + (storyboard ? '[inboard]' : '')
  const graph = [`[0:${video.video.index}]${rate},split=${scaled.length}${ends}`, ...scaled]
  return flags({ filter_complex: graph.join(';') })
}

/** Recordings of phones and browsers have a variable frame rate, and some claim a thousand frames a second. */
function frameRate(claimed: number | null): string {
  const ntsc = [24, 30, 60].find((rate) => claimed?.toFixed(2) === ((rate * 1000) / 1001).toFixed(2))
  if (ntsc) return `${ntsc}000/1001`
  const steady = claimed !== null && claimed >= 1 && claimed <= MAX_FRAMES_PER_SECOND
  return String(steady ? claimed : USUAL_FRAMES_PER_SECOND)
}

const pictureOutput = ({ name, kbps }: Rendition): string[] => [
  ...flags({
    map: `[${name}]`,
    'c:v': 'libx264',
    preset: 'veryfast',
    'profile:v': 'main',
    pix_fmt: 'yuv420p',
    'b:v': `${kbps}k`,
    maxrate: `${Math.round(kbps * 1.1)}k`,
    bufsize: `${kbps * 2}k`,
    force_key_frames: `expr:gte(t,n_forced*${KEYFRAME_SECONDS})`,
    sc_threshold: 0,
    g: 600,
  }),
  ...hls(name),
]

function soundOutput({ audio }: SourceVideo): string[] {
  if (!audio) return []
  const encoder = flags({
    map: `0:${audio.index}`,
    'c:a': 'aac',
    'b:a': `${AUDIO.kbps}k`,
    // Adds silence where the sound begins late or pauses, so that it stays in sync.
    af: 'aresample=async=1:first_pts=0',
    ac: 2,
    ar: 48_000,
  })
  return [...encoder, ...hls(AUDIO.name)]
}

const hls = (name: string) => [
  ...flags({
    // Removes the source's metadata, such as device and location.
    map_metadata: -1,
    map_chapters: -1,
    f: 'hls',
    hls_time: SEGMENT_SECONDS,
    hls_playlist_type: 'vod',
    hls_segment_type: 'fmp4',
    hls_fmp4_init_filename: 'init.mp4',
    hls_segment_filename: `${name}/%d.m4s`,
  }),
  `${name}/index.m3u8`,
]

/** Reports progress, and stops a source whose output far exceeds its claimed length. */
function watch({ folder, onProgress, video }: Encoding, most: number) {
  let furthest = 0
  let movedAt = performance.now()
  let tooMuch = false
  let measuring = false
  const measure = async () => {
    measuring = true
    tooMuch = (await folderBytes(folder).catch(() => 0)) > most
    measuring = false
  }
  return (line: string): MediaProblem | undefined => {
    const [name, value] = line.split('=')
    if (name === 'progress' && !measuring) void measure()
    const done = name === 'out_time_us' ? Number(value) / 1e6 / video.durationSeconds : 0
    if (done > furthest) {
      onProgress?.((furthest = Math.min(1, done)))
      movedAt = performance.now()
    }
    if (tooMuch) return 'TOO_MUCH_OUTPUT'
    return performance.now() - movedAt > LONGEST_STANDSTILL_MS ? 'TOOK_TOO_LONG' : undefined
  }
}

function maxBytes({ durationSeconds }: SourceVideo, renditions: Rendition[]): number {
  const kbps = renditions.reduce((sum, rendition) => sum + rendition.kbps, AUDIO.kbps)
  return SPARE_BYTES + ((kbps * 1000) / 8) * durationSeconds * 2
}

const evenBelow = (pixels: number) => Math.max(2, 2 * Math.floor(pixels / 2))
