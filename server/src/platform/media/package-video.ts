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
  /** The path of the upload, which is untrusted. */
  source: string
  /** A private folder is created below it and removed after a failure. */
  workDir: string
  /** 16 bytes, never stored by this module. */
  key: Uint8Array
  /** Between 0 and 1, never decreasing; 1 is the end. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** The output. The caller moves the files away and then removes the folder. */
type Made = { files: FolderFile[]; folder: string }

export type PackagedVideo = Made & {
  durationSeconds: number
  width: number
  height: number
  /** Best first. */
  pictures: PictureStream[]
  sound: Stream | null
  hasStoryboard: boolean
  /** A JPEG, not among the files: pages use their own sizes. */
  posterPath: string
}

export type AddedPicture = Made & { picture: PictureStream }

/** The manifest that players load first, among the files. */
export const MASTER = 'master.m3u8'

// The rest is encryption and the poster.
const SHARE_OF_ENCODING = 0.95

/** Turns an upload into encrypted HLS in its first renditions. Throws MediaError. */
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

/** Adds one rendition of an upload, with the same key. Throws MediaError. */
export const packagePicture = (order: VideoOrder & { rendition: Rendition }): Promise<AddedPicture> =>
  inOwnFolder(order, async ({ folder, media, given }) => {
    const video = await probeVideo({ ...given, folder })
    const renditions = [order.rendition]
    await encodeLadder({ ...given, folder: media, video, renditions, hasSound: false, storyboard: null })
    return { picture: await encryptPicture(media, order.rendition, order) }
  })

interface WorkFolders {
  folder: string
  /** The folder whose contents become the files. */
  media: string
  given: {
    ffmpeg: string
    source: string
    signal: AbortSignal | undefined
    onProgress: (done: number) => void
  }
}
async function inOwnFolder<Result>(order: VideoOrder, make: (workFolder: WorkFolders) => Promise<Result>) {
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
