import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTranscoder } from '../server/src/platform/media/ffmpeg.ts'

let folder: string | undefined
const workDir = () => (folder ??= mkdtempSync(join(tmpdir(), 'seodang-story-')))

interface VideoOptions {
  seconds?: number
  /** Pads the file to this size with a box that players skip. */
  bytes?: number
}

/** A video with sound at 1280 × 720. */
export async function aVideo(name: string, { seconds = 12, bytes = 0 }: VideoOptions = {}) {
  const path = join(workDir(), name)
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=25:duration=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await make([...picture, ...tone, ...codecs, path])
  if (bytes > 0) {
    const box = Buffer.alloc(bytes)
    box.writeUInt32BE(bytes)
    box.write('free', 4)
    appendFileSync(path, box)
  }
  return path
}

/** A photo as from a phone's camera: 3600 × 2700, and larger than a site accepts. */
export async function aPhoto(name: string) {
  const path = join(workDir(), name)
  const scene = ['-f', 'lavfi', '-i', 'color=c=0x88aa77:s=3600x2700', '-vf', 'noise=alls=60']
  await make([...scene, '-frames:v', '1', '-q:v', '2', path])
  return path
}

async function make(parameters: string[]) {
  const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })
  if (!transcoder) throw new Error('a journey with videos needs ffmpeg')
  execFileSync(transcoder.path, ['-y', '-loglevel', 'error', ...parameters])
}
