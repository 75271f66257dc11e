import { MediaError } from './media-error.ts'
import { readLog } from './read-log.ts'
import { flags, mustRunFfmpeg, runFfmpeg, untrusted } from './run-ffmpeg.ts'

export type SourceVideo = {
  durationSeconds: number
  /** Rotated upright, with square pixels. */
  width: number
  height: number
  framesPerSecond: number | null
  video: { index: number; codec: string }
  audio: { index: number; codec: string } | null
}

export type Probing = { ffmpeg: string; source: string; folder: string; signal?: AbortSignal | undefined }

const LOOK_TIMEOUT_MS = 30_000
const COUNT_TIMEOUT_MS = 10 * 60_000

/** Throws NOT_A_VIDEO for any file without a video stream in a known container. */
export async function probeVideo(probing: Probing): Promise<SourceVideo> {
  const { ffmpeg, folder, signal, source } = probing
  // ffmpeg always "fails" without an output; the log has the result.
  const args = untrusted(source)
  const { log } = await runFfmpeg({ ffmpeg, folder, signal, args, timeoutMs: LOOK_TIMEOUT_MS })
  const found = readLog(log)
  if (!found) throw new MediaError('NOT_A_VIDEO', log.trim().split('\n').at(-1))
  const durationSeconds = found.durationSeconds ?? (await countDuration(probing, found.video.index))
  if (!(durationSeconds > 0)) throw new MediaError('NOT_A_VIDEO', 'It has no length')
  return { ...found, durationSeconds }
}

/** Recordings of browsers contain no length, so the packets are read once without decoding. */
async function countDuration({ ffmpeg, folder, signal, source }: Probing, stream: number): Promise<number> {
  let seconds = 0
  const onLine = (line: string) => {
    if (line.startsWith('out_time_us=')) seconds = Number(line.slice(12)) / 1e6 || seconds
    return undefined
  }
  const report = flags({ v: 'error', progress: 'pipe:1' })
  const walk = flags({ map: `0:${stream}`, c: 'copy', f: 'null' })
  const args = [...report, ...untrusted(source), ...walk, '-']
  await mustRunFfmpeg({ ffmpeg, folder, signal, args, onLine, timeoutMs: COUNT_TIMEOUT_MS })
  return seconds
}
