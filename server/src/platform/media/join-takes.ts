import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Take } from '../live-media/takes.ts'
import { probeVideo } from './probe.ts'
import { flags, mustRunFfmpeg, untrusted } from './run-ffmpeg.ts'

export interface JoinOrder {
  ffmpeg: string
  /** Of the takes; what is made in between lies there too. */
  folder: string
  takes: readonly Take[]
  /** The name of the video in that folder. It is there once it is whole. */
  output: string
  signal?: AbortSignal
}

/** The size of all pictures: those of cameras and screens alternate. */
const SIZE = { width: 1280, height: 720 }
const FRAMES_PER_SECOND = 25
/** Of recordings of many hours. */
const TIMEOUT_MS = 24 * 3_600_000
const partOf = (index: number) => `part-${index}.mkv`
const LIST = 'parts.txt'
const TIMES = 'times.json'

/** Makes one video of the takes of a recording: the pictures in one size, all sounds in one. Throws MediaError. */
export async function joinTakes(order: JoinOrder): Promise<void> {
  const { folder, takes, output } = order
  const made = takes.map((_, index) => partOf(index))
  for (const [index, take] of takes.entries()) await makePart(order, take, partOf(index))
  await writeParts(order, made)
  if (made.length > 1) await appendParts(order, made)
  await rename(path.join(folder, made.length > 1 ? `${output}.part` : partOf(0)), path.join(folder, output))
  for (const name of [...made, LIST]) await rm(path.join(folder, name), { force: true })
}

const picture = [
  `scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease`,
  `pad=${SIZE.width}:${SIZE.height}:(ow-iw)/2:(oh-ih)/2`,
  'setsar=1',
].join(',')

function makePart({ ffmpeg, folder, signal }: JoinOrder, take: Take, part: string) {
  const inputs = [take.picture, ...take.sounds].flatMap((name) => untrusted(path.join(folder, name)))
  const hasSound = take.sounds.length > 0
  const silence = hasSound ? [] : flags({ f: 'lavfi', i: 'anullsrc=r=48000:cl=stereo' })
  const args = [
    ...flags({ v: 'error' }),
    // Every file counts from the beginning of the take.
    '-copyts',
    ...inputs,
    ...silence,
    ...(hasSound ? flags({ filter_complex: soundGraph(take.sounds.length) }) : []),
    ...flags({ map: '0:v', vf: picture, 'c:v': 'libx264', preset: 'veryfast', crf: 20, pix_fmt: 'yuv420p' }),
    ...flags({ r: FRAMES_PER_SECOND, g: FRAMES_PER_SECOND * 2 }),
    ...flags({ map: hasSound ? '[sound]' : '1:a', 'c:a': 'aac', 'b:a': '160k', ar: 48_000, ac: 2 }),
    ...(hasSound ? [] : ['-shortest']),
    ...flags({ map_metadata: -1, max_muxing_queue_size: 9999, f: 'matroska' }),
    part,
  ]
  return mustRunFfmpeg({ ffmpeg, folder, args, timeoutMs: TIMEOUT_MS, signal })
}

const even = (index: number) => `[${index + 1}:a]aresample=48000:async=1:first_pts=0`

/** Silence where somebody did not speak, so that every voice keeps its time; then all of them, at their own loudness. */
function soundGraph(count: number): string {
  const indices = Array.from({ length: count }, (_, index) => index)
  if (count === 1) return `${even(0)}[sound]`
  const voices = indices.map((index) => `${even(index)}[s${index}]`)
  const names = indices.map((index) => `[s${index}]`).join('')
  const mixed = `amix=inputs=${count}:duration=longest:dropout_transition=1000000`
  return [...voices, `${names}${mixed},volume=${count},alimiter=limit=0.95:level=disabled[sound]`].join(';')
}

async function appendParts({ ffmpeg, folder, output, signal }: JoinOrder, parts: readonly string[]) {
  await writeFile(path.join(folder, LIST), parts.map((name) => `file '${name}'\n`).join(''))
  const args = [
    ...flags({ v: 'error', f: 'concat', safe: 0, protocol_whitelist: 'file,pipe', i: LIST }),
    ...flags({ c: 'copy', f: 'matroska' }),
    `${output}.part`,
  ]
  await mustRunFfmpeg({ ffmpeg, folder, args, timeoutMs: TIMEOUT_MS, signal })
}

const JoinedPart = z.object({ beganAt: z.number(), lastsMs: z.number().nullable() })
type JoinedPart = z.output<typeof JoinedPart>

/** When each part of the video began and how long it is stays beside it. */
async function writeParts({ ffmpeg, folder, takes, signal }: JoinOrder, made: readonly string[]) {
  const parts: JoinedPart[] = []
  for (const [index, { beganAt }] of takes.entries()) {
    const source = path.join(folder, made[index] ?? '')
    const { durationSeconds } = await probeVideo({ ffmpeg, source, folder, signal })
    parts.push({ beganAt, lastsMs: Math.round(durationSeconds * 1000) })
  }
  await writeFile(path.join(folder, TIMES), JSON.stringify(parts))
}

/** The parts of which the video in this folder was made, in their order; none where nothing was joined. */
export async function readParts(folder: string): Promise<JoinedPart[]> {
  const text = await readFile(path.join(folder, TIMES), 'utf8').catch(() => '[]')
  return JoinedPart.array().parse(JSON.parse(text))
}
