import { buffer } from 'node:stream/consumers'
import {
  openPictureKinds,
  type DocumentKind,
  type PlainFileKind,
  type PrivatePictureKind,
} from 'contract/system/files/schemas'
import type { ChannelSeq, FileSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findFile, findPicture, findSent, findWidths, updateUnreferencedSince } from './files.queries.ts'
import { isPrivatePicture, swapped, type FileRefs } from './files.rules.ts'
import { shownFor } from './private-image.service.ts'
import { openBytes } from './sealed-documents.service.ts'

export { isReceiptOf } from './file-ticket.service.ts'
export { isSentBy, releaseFiles } from './files.queries.ts'
export { openDocumentWay, returnShare } from './documents.service.ts'
export { openedFor } from './document-access.service.ts'
export { pagesOf } from './document-pages.service.ts'
export { viewedFor } from './document-viewer.service.ts'

/** Files that the caller uploaded as this kind and is about to use. NOT_FOUND for anything else. */
export async function requireSent(
  tx: ChannelTx,
  {
    fileSeqs,
    kind,
    userSeq,
  }: { fileSeqs: FileSeq[]; kind: DocumentKind | PrivatePictureKind; userSeq: UserSeq },
) {
  const sent = await findSent(tx, fileSeqs, userSeq)
  const own = sent.filter((file) => file.kind === kind)
  if (own.length !== new Set(fileSeqs).size) throw refuse('NOT_FOUND')
  return own
}

/** The bytes of an uploaded document for processing; null when there are more than `maxBytes`. */
export async function readDocument(ctx: Context, fileSeq: FileSeq, maxBytes: number) {
  const file = await findFile(ctx.db, fileSeq)
  const found = file && (await openBytes(ctx.ports, file))
  if (!found) throw refuse('NOT_FOUND')
  if (found.totalBytes > maxBytes) {
    found.stream.destroy()
    return null
  }
  return { bytes: await buffer(found.stream), originFileName: file.originFileName }
}

/** The widest version of a picture of this kind, for processing; NOT_FOUND for any other file. */
export async function readPicture(ctx: Context, fileSeq: FileSeq, kind: PlainFileKind) {
  const file = await findPicture(ctx.db, fileSeq)
  if (file?.kind !== kind || !file.width || !file.height) throw refuse('NOT_FOUND')
  const stored = await ctx.ports.storage.read(`${file.storageKey}/${Math.max(...file.widths)}.webp`)
  if (!stored) throw refuse('NOT_FOUND')
  return { width: file.width, height: file.height, webp: await buffer(stored.stream) }
}

/** The URL of a picture as WebP at least this wide. */
export const fileUrl = (channelSeq: ChannelSeq, fileSeq: FileSeq, width: number) =>
  `/files/${channelSeq}/${fileSeq}/${width}.webp`

/** The smallest icon of a picture that was uploaded as one. */
export const iconUrl = (channelSeq: ChannelSeq, fileSeq: FileSeq) =>
  `/files/${channelSeq}/${fileSeq}/icon-32.png`

/** The picture in every stored width, from narrow to wide. */
export async function variantsOf(db: ChannelDb, channelSeq: ChannelSeq, fileSeq: FileSeq) {
  const file = await findFile(db, fileSeq)
  const widths = file?.widths ?? []
  return widths.map((width) => ({ width, url: fileUrl(channelSeq, fileSeq, width) }))
}

type Variants = { width: number; url: string }[]
const fromNarrow = (widths: number[]) => widths.toSorted((left, right) => left - right)
/** Public pictures, each in every stored width; private ones are left out. */
export async function findVariants(db: ChannelDb, channelSeq: ChannelSeq, fileSeqs: FileSeq[]) {
  const found = fileSeqs.length === 0 ? [] : await findWidths(db, fileSeqs)
  return new Map<FileSeq, Variants>(
    found
      .filter(({ kind }) => !isPrivatePicture(kind))
      .map(({ fileSeq, widths }) => [
        fileSeq,
        fromNarrow(widths).map((width) => ({ width, url: fileUrl(channelSeq, fileSeq, width) })),
      ]),
  )
}
/** Private pictures at URLs that expire, for a user whose access was checked. */
export async function findShownVariants(ctx: Context, fileSeqs: FileSeq[]) {
  const found = fileSeqs.length === 0 ? [] : await findWidths(ctx.db, fileSeqs)
  return new Map<FileSeq, Variants>(
    found
      .filter(({ kind }) => isPrivatePicture(kind))
      .map(({ fileSeq, widths }) => [
        fileSeq,
        fromNarrow(widths).map((width) => ({ width, url: shownFor(ctx, fileSeq, width) })),
      ]),
  )
}

interface Swap {
  before: FileRefs
  after: FileRefs
  now: Date
  /** The kinds that new files may have. */
  kinds?: readonly PlainFileKind[]
}
/**
 * Replaces the pictures of a row: the new ones are kept, the old ones are deleted a day later unless something else uses them. The
 * caller has locked the row and changes it in the same transaction. NOT_FOUND for a picture of another site, and for a file of
 * another kind. docs/rules.md R-583.
 */
export async function replaceImages(tx: ChannelTx, { before, after, now, kinds = openPictureKinds }: Swap) {
  for (const [fileSeq, letGoAt] of swapped(before, after, now)) {
    const file = await updateUnreferencedSince(tx, fileSeq, letGoAt)
    if (letGoAt !== null) continue
    const isAccepted = file && (before.includes(fileSeq) || kinds.some((kind) => kind === file.kind))
    if (!isAccepted) throw refuse('NOT_FOUND')
  }
}
