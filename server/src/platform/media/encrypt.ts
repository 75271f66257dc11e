import { createCipheriv } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MediaError } from './media-error.ts'
import { type Segment, type Stream, ivOf, printMedia, readSegments, streamOf } from './playlists.ts'

/** The length of an AES-128 key. */
export const KEY_BYTES = 16

/**
 * Encrypts the segments of one rendition in place and rewrites its playlist. ffmpeg cannot do it for fragmented MP4, and this way
 * it never gets a key.
 */
export async function encryptRendition(
  folder: string,
  key: Uint8Array,
  signal?: AbortSignal,
): Promise<Stream> {
  const playlist = path.join(folder, 'index.m3u8')
  const listed = readSegments(await readFile(playlist, 'utf8'))
  if (listed.length === 0) throw new MediaError('FAILED', 'No segment was made')

  const segments: Segment[] = []
  for (const [sequence, segment] of listed.entries()) {
    if (signal?.aborted) throw new MediaError('ABORTED')
    const file = path.join(folder, segment.name)
    await encryptFile(file, key, sequence)
    segments.push({ ...segment, bytes: (await stat(file)).size })
  }
  await writeFile(playlist, printMedia(segments))
  const codec = codecOf(await readFile(path.join(folder, 'init.mp4')))
  return streamOf(path.basename(folder), codec, segments)
}

async function encryptFile(file: string, key: Uint8Array, sequence: number) {
  const draft = `${file}.draft`
  const cipher = createCipheriv('aes-128-cbc', key, ivOf(sequence))
  try {
    await pipeline(createReadStream(file), cipher, createWriteStream(draft))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new MediaError('DISK_FULL')
    throw error
  }
}

/** Profile, constraints and level follow the version byte of the `avcC` box. */
function codecOf(init: Buffer): string {
  const box = init.indexOf('avcC')
  return box < 0 ? 'mp4a.40.2' : `avc1.${init.subarray(box + 5, box + 8).toString('hex')}`
}
