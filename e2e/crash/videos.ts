import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { getUploadUrl } from 'contract/system/files/api'
import type { ChannelSeq, UploadVodSeq } from 'contract/values/ids'
import { getVideo } from 'contract/teaching/videos/api'
import type { AProduct } from './a-product.ts'
import { anOwner, type Person } from './people.ts'

/** Far above the duration for a short video, even on a busy machine. */
export const PATIENCE = { timeout: 400_000, interval: 200 }
const tus = { 'tus-resumable': '1.0.0' }

export interface VideoRef {
  channelSeq: ChannelSeq
  uploadVodSeq: UploadVodSeq
}

/** Creates a video of the owner, and returns the address for its upload. */
export async function anUpload({ port, dataDir }: Pick<AProduct, 'port' | 'dataDir'>, bytes: number) {
  const base = `http://127.0.0.1:${port()}`
  const { owner, channelSeq } = await anOwner(port())
  const query = { filename: 'video.mp4', fileSize: bytes, kind: 'vod' as const }
  const { ticket, uploadVodSeq } = await owner.call(getUploadUrl, { channelSeq, query })
  if (ticket === null || uploadVodSeq === null) throw new Error('no way to send a video')
  const metadata = `ticket ${Buffer.from(ticket).toString('base64')}`
  const opened = await fetch(`${base}/tus`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
  const name = new URL(opened.headers.get('location') ?? '', base).pathname.split('/').at(-1) ?? ''
  const address = `${base}/tus/${name}`
  const uploads = join(dataDir, 'uploads')
  return {
    owner,
    videoRef: { channelSeq, uploadVodSeq },
    /** The file that collects the uploaded bytes. */
    file: join(uploads, name),
    left: () => readdirSync(uploads).filter((one) => one.startsWith(name)),
    send: (offset: number, piece: Buffer) =>
      fetch(address, {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(piece),
      }),
    async offset() {
      const { headers } = await fetch(address, { method: 'HEAD', headers: tus })
      return Number(headers.get('upload-offset'))
    },
  }
}

export const becomesReady = (owner: Person, videoRef: VideoRef) =>
  vi.waitFor(async () => {
    const { state, failedReason } = await owner.call(getVideo, videoRef)
    expect({ state, failedReason }).toEqual({ state: 'READY', failedReason: null })
  }, PATIENCE)
