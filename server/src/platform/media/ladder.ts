import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { folderBytes } from './folder-bytes.ts'
import type { MediaProblem } from './media-error.ts'
import type { SourceVideo } from './probe.ts'
import { flags, mustRunFfmpeg, untrusted } from './run-ffmpeg.ts'

/** One picture size. `name` is also its folder. */
export type Rendition = { name: string; width: number; height: number; kbps: number }

export type Encoding = {
  ffmpeg: string
  source: string
  /** The renditions go into folders of their own here. */
  folder: string
  video: SourceVideo
  /** Between 0 and 1, never falling. */
  onProgress?: ((done: number) => void) | undefined
  signal?: AbortSignal | undefined
}

export const AUDIO = { name: 'audio', kbps: 128 }

const BEST = { lines: 720, kbps: 2000 }
const SMALL = { lines: 360, kbps: 600 }
// Below this the small one would be nearly the same picture twice.
const WORTH_TWO = 450
export const SEGMENT_SECONDS = 6
const KEYFRAME_SECONDS = 2
// A machine that is busy with other things may need very long; one that gets nowhere is stopped much earlier.
const TIMEOUT_PER_SECOND_MS = 30_000
const SHORTEST_TIMEOUT_MS = 10 * 60_000
const LONGEST_STANDSTILL_MS = 10 * 60_000
const SPARE_BYTES = 32 * 1024 * 1024
const MOST_FRAMES_PER_SECOND = 60
const USUAL_FRAMES_PER_SECOND = 30

/**
 * The sizes a source is worth, best first: as sharp as it is up to 720 lines, and 360 for slow lines. Lines
 * are those of the short side, so a film taken upright is as sharp as one taken across.
 */
export function renditionsFor({ width, height }: { width: number; height: number }): Rendition[] {
  const short = Math.min(width, height)
  const best = Math.min(BEST.lines, evenBelow(short))
  const sizes = best < WORTH_TWO ? [best] : [best, SMALL.lines]
  return sizes.map((lines) => {
    const long = evenBelow((Math.max(width, height) * lines) / short + 1)
    const size = width >= height ? { width: long, height: lines } : { width: lines, height: long }
    return { name: `${lines}p`, ...size, kbps: kbpsFor(lines) }
  })
}

function kbpsFor(lines: number): number {
  const share = Math.max(0, (lines - SMALL.lines) / (BEST.lines - SMALL.lines))
  return Math.round(SMALL.kbps + share * (BEST.kbps - SMALL.kbps))
}

/** All sizes and the sound in one run, so the source is decoded once: fragmented MP4 with clear segments. */
export async function encodeLadder(encoding: Encoding): Promise<Rendition[]> {
  const { ffmpeg, folder, signal, source, video } = encoding
  const renditions = renditionsFor(video)
  const names = [...renditions.map(({ name }) => name), ...(video.audio ? [AUDIO.name] : [])]
  for (const name of names) await mkdir(path.join(folder, name), { recursive: true })

  const report = [...flags({ v: 'error', progress: 'pipe:1' }), '-nostats']
  const outputs = [...renditions.flatMap(pictureOutput), ...soundOutput(video)]
  await mustRunFfmpeg({
    ffmpeg,
    folder,
    signal,
    args: [...report, ...untrusted(source), ...pictureGraph(video, renditions), ...outputs],
    timeoutMs: Math.max(SHORTEST_TIMEOUT_MS, video.durationSeconds * TIMEOUT_PER_SECOND_MS),
    onLine: watch(encoding, mostBytes(video, renditions)),
  })
  return renditions
}

function pictureGraph(video: SourceVideo, renditions: Rendition[]): string[] {
  const rate = `fps=fps=${frameRate(video.framesPerSecond)}:start_time=0`
  const ends = renditions.map(({ name }) => `[in${name}]`).join('')
  const scaled = renditions.map(
    ({ name, width, height }) => `[in${name}]scale=${width}:${height},setsar=1[${name}]`,
  )
  const graph = [`[0:${video.video.index}]${rate},split=${renditions.length}${ends}`, ...scaled]
  return flags({ filter_complex: graph.join(';') })
}

/** Recordings of phones and browsers have no steady rate, and some claim a thousand frames a second. */
function frameRate(claimed: number | null): string {
  const ntsc = [24, 30, 60].find((rate) => claimed?.toFixed(2) === ((rate * 1000) / 1001).toFixed(2))
  if (ntsc) return `${ntsc}000/1001`
  const steady = claimed !== null && claimed >= 1 && claimed <= MOST_FRAMES_PER_SECOND
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
    // Silence where the sound begins late or pauses, so that it never runs ahead of the picture.
    af: 'aresample=async=1:first_pts=0',
    ac: 2,
    ar: 48_000,
  })
  return [...encoder, ...hls(AUDIO.name)]
}

const hls = (name: string) => [
  ...flags({
    // What the source says about its maker and its place is nobody's business.
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

/** Reports how far it is, and stops a source whose output has nothing to do with its claimed length. */
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

function mostBytes({ durationSeconds }: SourceVideo, renditions: Rendition[]): number {
  const kbps = renditions.reduce((sum, rendition) => sum + rendition.kbps, AUDIO.kbps)
  return SPARE_BYTES + ((kbps * 1000) / 8) * durationSeconds * 2
}

const evenBelow = (pixels: number) => Math.max(2, 2 * Math.floor(pixels / 2))
