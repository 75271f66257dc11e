import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceVideo } from './probe.ts'
import { flags } from './run-ffmpeg.ts'

/** Thumbnails of a video at equal distances, many to a sheet, shown above the seek bar. */
export interface Storyboard {
  /** Between two thumbnails. */
  seconds: number
  pictures: number
  /** Of one thumbnail. */
  width: number
  height: number
}

/** Its folder among the streams, and the index of thumbnails by time. */
export const STORYBOARD = { folder: 'storyboard', index: 'storyboard/index.vtt' }

const LONG_SIDE = 192
const SIDE_OF_SHEET = 10
const PER_SHEET = SIDE_OF_SHEET * SIDE_OF_SHEET
const MAX_PICTURES = 500
const LEAST_DISTANCE = 2
const WORTH_IT_SECONDS = 10

/** Null for a video too short to need one. */
export function storyboardFor({ durationSeconds, width, height }: SourceVideo): Storyboard | null {
  if (durationSeconds < WORTH_IT_SECONDS) return null
  const seconds = Math.max(LEAST_DISTANCE, Math.ceil(durationSeconds / MAX_PICTURES))
  const long = Math.max(width, height)
  const side = (pixels: number) => Math.max(2, 2 * Math.round((pixels * LONG_SIDE) / long / 2))
  return {
    seconds,
    // The last stretch may be too short for a thumbnail of its own.
    pictures: Math.floor(durationSeconds / seconds),
    width: side(width),
    height: side(height),
  }
}

/** The filter graph from video to sheets. Each thumbnail is from the middle of its stretch. */
export const storyboardGraph = (
  { seconds, width, height }: Storyboard,
  { from, to }: { from: string; to: string },
) =>
  `[${from}]fps=fps=1/${seconds}:start_time=0,scale=${width}:${height}:out_range=pc,setsar=1,format=yuvj420p,` +
  `tile=${SIDE_OF_SHEET}x${SIDE_OF_SHEET}[${to}]`

export const storyboardOutput = (from: string) => [
  ...flags({
    map: `[${from}]`,
    'c:v': 'mjpeg',
    'q:v': 6,
    vsync: 0,
    map_metadata: -1,
    f: 'image2',
    start_number: 0,
  }),
  `${STORYBOARD.folder}/%d.jpg`,
]

/** Writes the index of the sheets as WebVTT with media fragments. False where there are none. */
export async function indexStoryboard(media: string, board: Storyboard): Promise<boolean> {
  const made = await readdir(path.join(media, STORYBOARD.folder)).catch(() => [])
  const sheets = made.filter((name) => name.endsWith('.jpg')).length
  const pictures = Math.min(board.pictures, sheets * PER_SHEET)
  if (pictures === 0) return false
  await writeFile(path.join(media, STORYBOARD.index), printStoryboard({ ...board, pictures }))
  return true
}

/** The last thumbnail covers the rest. */
export function printStoryboard({ seconds, pictures, width, height }: Storyboard): string {
  const cues = Array.from({ length: pictures }, (_, at) => {
    const position = at % PER_SHEET
    const x = (position % SIDE_OF_SHEET) * width
    const y = Math.floor(position / SIDE_OF_SHEET) * height
    const end = at === pictures - 1 ? LATEST : clockOf((at + 1) * seconds)
    const sheet = Math.floor(at / PER_SHEET)
    return `${clockOf(at * seconds)} --> ${end}\n${sheet}.jpg#xywh=${x},${y},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
const LATEST = '99:59:59.000'

const clockOf = (second: number) => `${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}.000`
const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
