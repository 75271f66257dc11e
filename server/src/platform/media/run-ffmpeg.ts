import { createInterface } from 'node:readline'
import { ownCode, startGuarded } from './guarded.ts'
import { MediaError, type MediaProblem } from './media-error.ts'

export type FfmpegRun = {
  ffmpeg: string
  args: string[]
  /** The only folder it is told about: also its home and its place for temporary files. */
  folder: string
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Each line of `-progress pipe:1`. Says why the run must end, or nothing. */
  onLine?: (line: string) => MediaProblem | undefined
}

export type FfmpegOutcome = { code: number; log: string }

/** Containers people upload. Left out on purpose: playlists and lists of files, which name other files. */
const DEMUXERS = 'mov,matroska,avi,mpegts,mpeg,flv,asf'
// One frame of 8K; a header may claim more than the memory of the machine.
const MAX_PIXELS = 7680 * 4320
const LOG_BYTES = 64 * 1024
const BEFORE = ['-nostdin', '-hide_banner', '-y']

/** `{ map: '0:1', 'b:a': '128k' }` as the transcoder wants it: `-map 0:1 -b:a 128k`, in that order. */
export const flags = (options: Record<string, string | number>): string[] =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)])

/** How a file of a stranger is opened: nothing but this file, nothing but these demuxers. */
export const untrusted = (source: string) =>
  flags({
    protocol_whitelist: 'file,pipe',
    format_whitelist: DEMUXERS,
    max_pixels: MAX_PIXELS,
    i: `file:${source}`,
  })

/** Resolves whatever the exit code; throws a MediaError when the run could not start or was ended. */
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
      // Without a code somebody else ended it, most likely a system short of memory.
      const own = ownCode(code)
      if (ended || own === null) reject(new MediaError(ended ?? 'FAILED', lastWords(log)))
      else resolve({ code: own, log })
    })
  })
}

/** As `runFfmpeg`, and a failure of the transcoder is thrown too. */
export async function mustRunFfmpeg(run: FfmpegRun): Promise<FfmpegOutcome> {
  const outcome = await runFfmpeg(run)
  if (outcome.code === 0) return outcome
  const full = outcome.log.includes('No space left on device')
  throw new MediaError(full ? 'DISK_FULL' : 'FAILED', lastWords(outcome.log))
}

const lastWords = (log: string) => log.trim().split('\n').slice(-5).join('\n')
