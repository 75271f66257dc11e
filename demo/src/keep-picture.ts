import { randomUUID } from 'node:crypto'
import { insertFile } from 'server/src/features/system/files/files.queries.ts'
import { replaceImages } from 'server/src/features/system/files/files.public.ts'
import type { Drawing } from './drawings.ts'
import type { Stage } from './seed-class.ts'

/** Keeps a drawing as an upload of the owner would be kept. */
export async function keepPicture({ tx, ports, channelSeq, ownerSeq, now }: Stage, drawing: Drawing) {
  const { fileSize, variants } = drawing
  const storageKey = `channels/${channelSeq}/pictures/${randomUUID()}`
  for (const { width, webp } of variants) await ports.storage.write(`${storageKey}/${width}.webp`, webp)
  const { fileSeq } = await insertFile(tx, {
    uploadedByUserSeq: ownerSeq,
    createdAt: now,
    kind: 'course',
    storageKey,
    originFileName: 'drawing.png',
    contentType: 'image/png',
    fileSize,
    widths: variants.map(({ width }) => width),
  })
  await replaceImages(tx, { before: [], after: [fileSeq], now })
  return fileSeq
}
