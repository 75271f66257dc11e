import { stat } from 'node:fs/promises'
import path from 'node:path'
import { renditionsFor } from './ladder.ts'
import { MediaError } from './media-error.ts'
import type { SourceVideo } from './probe.ts'
import { flags, runFfmpeg, untrusted } from './run-ffmpeg.ts'

export type PosterOrder = {
  ffmpeg: string
  source: string
  folder: string
  video: SourceVideo
  signal?: AbortSignal | undefined
}

const TIMEOUT_MS = 60_000
const LATEST_SECOND = 10

/** One JPEG of a moment soon after the beginning, where most videos are no longer black. */
export async function makePoster(order: PosterOrder): Promise<string> {
  const file = path.join(order.folder, 'poster.jpg')
  const moments = [Math.min(LATEST_SECOND, order.video.durationSeconds / 10), 0]
  for (const moment of moments) {
    await takeFrame(order, moment)
    // Beyond the last keyframe ffmpeg succeeds without a picture.
    if ((await stat(file).catch(() => null))?.size) return file
  }
  throw new MediaError('FAILED', 'No frame could be taken for the poster')
}

async function takeFrame({ ffmpeg, folder, signal, source, video }: PosterOrder, moment: number) {
  const [best] = renditionsFor(video)
  const size = best ? `scale=${best.width}:${best.height},setsar=1` : 'null'
  const start = flags({ v: 'error', ss: moment.toFixed(3) })
  const frame = flags({ map: `0:${video.video.index}`, 'frames:v': 1, vf: size, 'q:v': 3, f: 'image2' })
  const args = [...start, ...untrusted(source), ...frame, 'poster.jpg']
  await runFfmpeg({ ffmpeg, folder, signal, args, timeoutMs: TIMEOUT_MS })
}
