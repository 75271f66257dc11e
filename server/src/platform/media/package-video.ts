import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KEY_BYTES, encryptRendition } from './encrypt.ts'
import type { Transcoder } from './ffmpeg.ts'
import { type FolderFile, filesBelow } from './folder-bytes.ts'
import { AUDIO, type Rendition, encodeLadder, renditionsFor } from './ladder.ts'
import { type PictureStream, type Stream, printMaster } from './playlists.ts'
import { makePoster } from './poster.ts'
import { probeVideo } from './probe.ts'
import { indexStoryboard, storyboardFor } from './storyboard.ts'

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

/** What was made. The files are to be moved away by the caller, the folder to be removed once they are stored. */
type Made = { files: FolderFile[]; folder: string }

export type PackagedVideo = Made & {
  durationSeconds: number
  width: number
  height: number
  /** Best first. */
  pictures: PictureStream[]
  sound: Stream | null
  hasStoryboard: boolean
  /** A JPEG, not among the files: pages want it in their own sizes. */
  posterPath: string
}

export type AddedPicture = Made & { picture: PictureStream }

/** Where players begin, among the files. */
export const MASTER = 'master.m3u8'

// The rest is encryption and the poster.
const SHARE_OF_ENCODING = 0.95

/** Turns an upload into encrypted HLS in the sizes that films begin with. Throws MediaError. */
export const packageVideo = (order: VideoOrder): Promise<PackagedVideo> =>
  inOwnFolder(order, async ({ folder, media, given }) => {
    const video = await probeVideo({ ...given, folder })
    const posterPath = await makePoster({ ...given, folder, video })
    const storyboard = storyboardFor(video)
    const renditions = renditionsFor(video)
    const hasSound = video.audio !== null
    await encodeLadder({ ...given, folder: media, video, renditions, hasSound, storyboard })
    const pictures: PictureStream[] = []
    for (const rendition of renditions) pictures.push(await encryptPicture(media, rendition, order))
    const sound = hasSound
      ? await encryptRendition(path.join(media, AUDIO.name), order.key, order.signal)
      : null
    await writeFile(path.join(media, MASTER), printMaster(pictures, sound))
    const hasStoryboard = storyboard !== null && (await indexStoryboard(media, storyboard))
    const { durationSeconds, width, height } = video
    return { durationSeconds, width, height, pictures, sound, hasStoryboard, posterPath }
  })

/** One more size of an upload, under the key of the others. Throws MediaError. */
export const packagePicture = (order: VideoOrder & { rendition: Rendition }): Promise<AddedPicture> =>
  inOwnFolder(order, async ({ folder, media, given }) => {
    const video = await probeVideo({ ...given, folder })
    const renditions = [order.rendition]
    await encodeLadder({ ...given, folder: media, video, renditions, hasSound: false, storyboard: null })
    return { picture: await encryptPicture(media, order.rendition, order) }
  })

interface Workplace {
  folder: string
  /** What ends among the files. */
  media: string
  given: {
    ffmpeg: string
    source: string
    signal: AbortSignal | undefined
    onProgress: (done: number) => void
  }
}
async function inOwnFolder<Result>(order: VideoOrder, make: (place: Workplace) => Promise<Result>) {
  const { ffmpeg, key, onProgress, signal, source, workDir } = order
  if (key.length !== KEY_BYTES) throw new RangeError(`A video key has ${KEY_BYTES} bytes`)
  await mkdir(workDir, { recursive: true })
  const folder = await mkdtemp(path.join(path.resolve(workDir), 'video-'))
  const media = path.join(folder, 'media')
  try {
    await mkdir(media)
    const report = (done: number) => onProgress?.(done * SHARE_OF_ENCODING)
    const given = { ffmpeg: ffmpeg.path, source: path.resolve(source), signal, onProgress: report }
    const made = await make({ folder, media, given })
    const files = (await filesBelow(media)).toSorted(masterFirst)
    onProgress?.(1)
    return { ...made, files, folder }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function encryptPicture(
  media: string,
  { name, width, height }: Rendition,
  { key, signal }: VideoOrder,
): Promise<PictureStream> {
  return { ...(await encryptRendition(path.join(media, name), key, signal)), width, height }
}

const masterFirst = (one: FolderFile, other: FolderFile) =>
  Number(other.name === MASTER) - Number(one.name === MASTER) || one.name.localeCompare(other.name)
