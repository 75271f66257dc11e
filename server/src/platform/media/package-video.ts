import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KEY_BYTES, encryptRendition } from './encrypt.ts'
import type { Transcoder } from './ffmpeg.ts'
import { type FoundFile, filesBelow } from './folder-bytes.ts'
import { AUDIO, type Rendition, encodeLadder } from './ladder.ts'
import { type PictureStream, printMaster } from './playlists.ts'
import { makePoster } from './poster.ts'
import { type SourceVideo, probeVideo } from './probe.ts'

export type VideoOrder = {
  ffmpeg: Transcoder
  /** Path of the upload; may be anything at all. */
  source: string
  /** A private folder below it is made and, when something goes wrong, removed. */
  workDir: string
  /** 16 bytes. Nothing of it is written down here. */
  key: Uint8Array
  /** Between 0 and 1, never falling; 1 is the end. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

export type PackagedVideo = {
  durationSeconds: number
  width: number
  height: number
  hasSound: boolean
  renditions: Rendition[]
  /** Everything to be stored, `master.m3u8` first. To be moved away by the caller. */
  files: FoundFile[]
  /** A JPEG, not among the files: pages want it in their own sizes. */
  posterPath: string
  /** To be removed by the caller once the files are stored. */
  folder: string
}

// The rest is encryption and the poster.
const SHARE_OF_ENCODING = 0.95

/** Turns an upload into encrypted HLS in several sizes. Throws MediaError. */
export async function packageVideo(order: VideoOrder): Promise<PackagedVideo> {
  if (order.key.length !== KEY_BYTES) throw new RangeError(`A video key has ${KEY_BYTES} bytes`)
  await mkdir(order.workDir, { recursive: true })
  const folder = await mkdtemp(path.join(path.resolve(order.workDir), 'video-'))
  try {
    return await packageInto(folder, order)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function packageInto(folder: string, order: VideoOrder): Promise<PackagedVideo> {
  const { onProgress, signal } = order
  const media = path.join(folder, 'media')
  await mkdir(media)
  const given = { ffmpeg: order.ffmpeg.path, source: path.resolve(order.source), signal }
  const video = await probeVideo({ ...given, folder })
  const posterPath = await makePoster({ ...given, folder, video })
  const report = (done: number) => onProgress?.(done * SHARE_OF_ENCODING)
  const renditions = await encodeLadder({ ...given, folder: media, video, onProgress: report })
  await encryptAll({ media, video, renditions }, order)
  const files = await filesBelow(media)
  onProgress?.(1)
  const { durationSeconds, width, height } = video
  const hasSound = video.audio !== null
  return {
    durationSeconds,
    width,
    height,
    hasSound,
    renditions,
    files: files.toSorted(masterFirst),
    posterPath,
    folder,
  }
}

async function encryptAll(
  { media, renditions, video }: { media: string; video: SourceVideo; renditions: Rendition[] },
  { key, signal }: VideoOrder,
) {
  const encrypted = (name: string) => encryptRendition(path.join(media, name), key, signal)
  const pictures: PictureStream[] = []
  for (const rendition of renditions) pictures.push({ ...rendition, ...(await encrypted(rendition.name)) })
  const sound = video.audio ? { name: AUDIO.name, ...(await encrypted(AUDIO.name)) } : null
  await writeFile(path.join(media, 'master.m3u8'), printMaster(pictures, sound))
}

const masterFirst = (one: FoundFile, other: FoundFile) =>
  Number(other.name === 'master.m3u8') - Number(one.name === 'master.m3u8') ||
  one.name.localeCompare(other.name)
