import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { ChannelSeq, UserSeq } from 'contract/values'
import { insertFile } from '../features/files/files.queries.ts'
import { attachFile } from '../features/files/files.public.ts'
import type { ChannelTx } from '../platform/db/channel-db.ts'
import { makePictures } from '../platform/files/images.ts'
import type { Storage } from '../platform/files/storage.ts'

interface Keeping {
  storage: Storage
  channelSeq: ChannelSeq
  uploadedByUserSeq: UserSeq
  createdAt: Date
}

/** Draws an SVG of ours as a picture and keeps it as an upload would be kept. */
export async function keepPicture(tx: ChannelTx, svg: string, { storage, channelSeq, ...by }: Keeping) {
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  const { variants } = await makePictures(png)
  const storageKey = `channels/${channelSeq}/pictures/${randomUUID()}`
  for (const { width, webp } of variants) await storage.write(`${storageKey}/${width}.webp`, webp)
  const { fileSeq } = await insertFile(tx, {
    ...by,
    kind: 'course',
    storageKey,
    originFileName: 'drawing.png',
    contentType: 'image/png',
    fileSize: png.length,
    widths: variants.map(({ width }) => width),
  })
  await attachFile(tx, fileSeq)
  return fileSeq
}
