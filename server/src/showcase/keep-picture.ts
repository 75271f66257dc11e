import { randomUUID } from 'node:crypto'
import type { ChannelSeq, UserSeq } from 'contract/values'
import { insertFile } from '../features/files/files.queries.ts'
import { swapPictures } from '../features/files/files.public.ts'
import type { ChannelTx } from '../platform/db/channel-db.ts'
import { makePictures } from '../platform/files/images.ts'
import type { Storage } from '../platform/files/storage.ts'

interface Keeping {
  storage: Storage
  channelSeq: ChannelSeq
  uploadedByUserSeq: UserSeq
  createdAt: Date
}

/** Keeps a drawing as an upload would be kept. */
export async function keepPicture(tx: ChannelTx, picture: Buffer, { storage, channelSeq, ...by }: Keeping) {
  const { variants } = await makePictures(picture)
  const storageKey = `channels/${channelSeq}/pictures/${randomUUID()}`
  for (const { width, webp } of variants) await storage.write(`${storageKey}/${width}.webp`, webp)
  const { fileSeq } = await insertFile(tx, {
    ...by,
    kind: 'course',
    storageKey,
    originFileName: 'drawing.png',
    contentType: 'image/png',
    fileSize: picture.length,
    widths: variants.map(({ width }) => width),
  })
  await swapPictures(tx, { before: [], after: [fileSeq], now: by.createdAt })
  return fileSeq
}
