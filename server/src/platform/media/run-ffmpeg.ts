import { createInterface } from 'node:readline'
import { ownCode, startGuarded } from './guarded.ts'
import { MediaError, type MediaProblem } from './media-error.ts'

export type FfmpegRun = {
  ffmpeg: string
  args: string[]
  /** The only folder it can use: also its home and its temporary folder. */
  folder: string
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Called for each line of `-progress pipe:1`. Returns the reason to stop the run, or nothing. */
  onLine?: (line: string) => MediaProblem | undefined
}

export type FfmpegOutcome = { code: number; log: string }

/** Containers that users upload. Playlists and lists of files are excluded because they refer to other files. */
const DEMUXERS = 'mov,matroska,avi,mpegts,mpeg,flv,asf'
// One frame of 8K; a header may claim more than the machine's memory.
const MAX_PIXELS = 7680 * 4320
const LOG_BYTES = 64 * 1024
const BEFORE = ['-nostdin', '-hide_banner', '-y']

/** `{ map: '0:1', 'b:a': '128k' }` as arguments: `-map 0:1 -b:a 128k`, in that order. */
export const flags = (options: Record<string, string | number>): string[] =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)])

/** Opens an untrusted file: only this file, only these demuxers. */
export const untrusted = (source: string) =>
  flags({
    protocol_whitelist: 'file,pipe',
    format_whitelist: DEMUXERS,
    max_pixels: MAX_PIXELS,
    i: `file:${source}`,
  })

/** Resolves with any exit code; throws a MediaError when the run could not start or was ended. */
export function runFfmpeg(run: FfmpegRun): Promise<FfmpegOutcome> {
  return new Promise((resolve, reject) => {
    if (run.signal?.aborted) return reject(new MediaError('ABORTED'))
    const { child, end: endChild } = startGuarded(run.ffmpeg, [...BEFORE, ...run.args], run)
    let log = ''
    let ended: MediaProblem | undefined
    const end = (problem: MediaProblem) => {
      ended ??= problem
      endChild()
    }
    const abort = () => end('ABORTED')
    const timer = setTimeout(end, run.timeoutMs, 'TOOK_TOO_LONG')
    run.signal?.addEventListener('abort', abort)

    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-LOG_BYTES)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const problem = run.onLine?.(line)
      if (problem) end(problem)
    })
    child.on('error', (error) => {
      log += error.message
      ended ??= 'FAILED'
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      run.signal?.removeEventListener('abort', abort)
      // Without an exit code the system ended it, most likely for lack of memory.
      const own = ownCode(code)
      if (ended || own === null) reject(new MediaError(ended ?? 'FAILED', lastWords(log)))
      else resolve({ code: own, log })
    })
  })
}

/** The same, but also throws when the transcoder fails. */
export async function mustRunFfmpeg(run: FfmpegRun): Promise<FfmpegOutcome> {
  const outcome = await runFfmpeg(run)
  if (outcome.code === 0) return outcome
  const full = outcome.log.includes('No space left on device')
  throw new MediaError(full ? 'DISK_FULL' : 'FAILED', lastWords(outcome.log))
}

const lastWords = (log: string) => log.trim().split('\n').slice(-5).join('\n')
