import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Transcoder } from '../platform/media/ffmpeg.ts'

const execute = promisify(execFile)

export interface SampleVideoOptions {
  seconds?: number
  size?: string
  silent?: boolean
  /** The colour of the left half, beside blue, instead of the test card. */
  left?: string
  /** The file name, after the format arguments. */
  to?: string[]
}

/** A moving test card, with a tone by default. */
export async function makeSampleVideo(
  ffmpeg: Transcoder | null | undefined,
  folder: string,
  { seconds = 7, size = '1280x720', silent = false, left, to = ['video.mp4'] }: SampleVideoOptions,
) {
  const file = path.join(await mkdtemp(path.join(folder, 'video-')), to.at(-1) ?? '')
  const card = left
    ? `color=blue:size=${size}:rate=30:duration=${seconds},drawbox=w=iw/2:color=${left}:t=fill`
    : `testsrc=size=${size}:rate=30:duration=${seconds}`
  const picture = ['-f', 'lavfi', '-i', card]
  const sound = silent ? [] : ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  const codec = file.endsWith('.webm')
    ? ['-c:v', 'libvpx', '-deadline', 'realtime']
    : ['-preset', 'ultrafast']
  const made = [...picture, ...sound, ...codec, '-pix_fmt', 'yuv420p', ...to.slice(0, -1), file]
  await execute(ffmpeg?.path ?? 'ffmpeg', ['-v', 'error', '-y', ...made])
  return file
}
