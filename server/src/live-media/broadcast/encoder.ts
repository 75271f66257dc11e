import { spawn } from 'node:child_process'
import { Writable } from 'node:stream'
import {
  PLAYLIST,
  SEGMENT_SECONDS,
  SOUND_PLAYLIST,
  SOUND_SEGMENT,
} from '../../platform/live-media/broadcasts.ts'
import { flags } from '../../platform/media/run-ffmpeg.ts'
import { clusterOf, fileHeader, type Block } from '../recording/matroska.ts'
import { BLANK_SIZE } from '../recording/blank-picture.ts'

/** Everything that is read on a screen can be read in it, at a third of a core. */
const SIZE = { width: 1280, height: 720 }
const PICTURES_PER_SECOND = 20
/** Without a picture every bit counts: a voice is as clear at 64 kbit/s and one channel. */
const BITS = { picture: '1500k', buffer: '3000k', sound: '96k', soundAlone: '64k' }
/** Segments in the playlist, and behind it for those who come late: about 25 seconds on the disk. */
const LISTED = 8
const BEHIND = 4
/** A picture of more is no camera and no screen. */
const MAX_PIXELS = 3840 * 2160
/** Where so much waits, the encoder is stuck. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024
const FIRST_PIPE = 3

export interface EncoderOptions {
  ffmpeg: string
  folder: string
  sounds: number
  /** The number of the first segment, where there is none before it. */
  firstNumber: number
  /** It ended without having been stopped. */
  onFailed: (log: string) => void
}

const inputs = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    flags({
      thread_queue_size: 512,
      protocol_whitelist: 'pipe',
      format_whitelist: 'matroska',
      analyzeduration: 100_000,
      fpsprobesize: 0,
      ...(index === 0 && { max_pixels: MAX_PIXELS }),
      f: 'matroska',
      i: `pipe:${FIRST_PIPE + index}`,
    }),
  ).flat()

const picture = [
  `scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease`,
  `pad=${SIZE.width}:${SIZE.height}:(ow-iw)/2:(oh-ih)/2`,
  'setsar=1',
  `fps=${PICTURES_PER_SECOND}`,
].join(',')

/** Every voice at its own loudness. */
function graphOf(sounds: number): string {
  const lines = Array.from({ length: sounds }, (_, index) => index)
  const even = lines.map((index) => `[${index + 1}:a]aresample=48000:async=1:first_pts=0[s${index}]`)
  const names = lines.map((index) => `[s${index}]`).join('')
  const mix = `${names}amix=inputs=${sounds}:duration=longest:dropout_transition=1000000`
  return [
    `[0:v]${picture}[picture]`,
    ...even,
    `${mix},volume=${sounds},alimiter=limit=0.95:level=disabled,asplit=2[sound][alone]`,
  ].join(';')
}

/** An encoder that finds a playlist takes its number, unless the given one is higher. */
const playlist = (name: string, segments: string, firstNumber: number) => [
  ...flags({ map_metadata: -1, muxpreload: 0, f: 'hls' }),
  ...flags({ hls_time: SEGMENT_SECONDS, hls_list_size: LISTED, hls_delete_threshold: BEHIND }),
  ...flags({ hls_flags: 'delete_segments+append_list+omit_endlist+temp_file' }),
  ...flags({ start_number: firstNumber, hls_segment_filename: segments }),
  name,
]

const argsOf = ({ sounds, firstNumber }: EncoderOptions) => [
  '-nostdin',
  '-hide_banner',
  '-y',
  ...flags({ v: 'error' }),
  // All inputs count from the same moment.
  '-copyts',
  ...inputs(sounds + 1),
  ...flags({ filter_complex: graphOf(sounds), map: '[picture]' }),
  ...flags({ 'c:v': 'libx264', preset: 'veryfast', tune: 'zerolatency', pix_fmt: 'yuv420p', threads: 2 }),
  ...flags({ 'b:v': BITS.picture, maxrate: BITS.picture, bufsize: BITS.buffer, sc_threshold: 0 }),
  ...flags({ g: PICTURES_PER_SECOND * SEGMENT_SECONDS, keyint_min: PICTURES_PER_SECOND * SEGMENT_SECONDS }),
  ...flags({ map: '[sound]', 'c:a': 'aac', 'b:a': BITS.sound, ar: 48_000, ac: 2 }),
  ...flags({ muxdelay: 0 }),
  ...playlist(PLAYLIST, '%d.ts', firstNumber),
  ...flags({ map: '[alone]', 'c:a': 'aac', 'b:a': BITS.soundAlone, ar: 48_000, ac: 1 }),
  // Packets wait for each other: one alone takes twice its size.
  ...flags({ muxdelay: 0.7 }),
  ...playlist(SOUND_PLAYLIST, `${SOUND_SEGMENT}%d.ts`, firstNumber),
]

/** What the encoder reads was sent by browsers: it gets no variables, little memory, and can use its folder alone. */
const SCRIPT = 'ulimit -c 0; ulimit -v 4194304 2>/dev/null; exec "$@"'
const LOG_LETTERS = 2000

/**
 * One run of the encoder, fed with pictures and sounds as they come, at the priority of the product: an audience waits for it. It ends
 * with this process, since its inputs end then.
 */
export class Encoder {
  #pipes: Writable[]
  #isEnded = false
  #kill: () => void

  constructor(options: EncoderOptions) {
    const { ffmpeg, folder, sounds, onFailed } = options
    const pipes = Array.from({ length: sounds + 1 }, () => 'pipe' as const)
    const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', ffmpeg, ...argsOf(options)], {
      cwd: folder,
      env: { HOME: folder, TMPDIR: folder, LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe', ...pipes],
    })
    let log = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-LOG_LETTERS)
    })
    const ended = () => {
      if (this.#isEnded) return
      this.#isEnded = true
      onFailed(log)
    }
    child.on('error', ended)
    child.on('close', ended)
    this.#kill = () => child.kill('SIGKILL')
    this.#pipes = child.stdio.slice(FIRST_PIPE).filter((pipe) => pipe instanceof Writable)
    for (const pipe of this.#pipes) pipe.on('error', () => {})
    const heads = this.#pipes.map((_, index) =>
      fileHeader(index === 0 ? { kind: 'video', ...BLANK_SIZE } : { kind: 'audio' }),
    )
    for (const [index, head] of heads.entries()) this.#pipes[index]?.write(head)
  }

  /** Blocks of the picture first, then of each sound. */
  write(lines: readonly (readonly Block[])[]) {
    if (this.#isEnded) return
    for (const [index, blocks] of lines.entries())
      if (blocks.length > 0) this.#pipes[index]?.write(clusterOf(blocks))
    const waiting = this.#pipes.reduce((sum, pipe) => sum + pipe.writableLength, 0)
    if (waiting > MAX_WAITING_BYTES) this.#kill()
  }

  /** Without a last segment: nobody watches any more. */
  stop() {
    this.#isEnded = true
    this.#kill()
  }
}
