import { Readable } from 'node:stream'
import { formatBytes } from 'contract/values/bytes'
import type { DocumentKind, StoredFile } from 'contract/system/files/schemas'
import { documentFor, MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import type { Context } from '../../../platform/context.ts'
import { inspected, NotTheDocument, TooManyBytes } from '../../../platform/files/documents.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { refuse } from '../../../platform/refuse.ts'
import { receiptFor, signTicket, type FileTicket } from './file-ticket.service.ts'
import { takeStorage } from '../plans/plans.public.ts'
import { bytesUnshown, insertFile, updateStored, removeFile } from './files.queries.ts'
import { openedFor } from './document-access.service.ts'
import { isSealed, writeDocument } from './sealed-documents.service.ts'

interface DocumentInput {
  filename: string
  fileSize: number
  kind: DocumentKind
}
/** Uploads of one person: a burst, then one per interval. */
const PACE = { most: 60, everySeconds: 30 }
/** The same of all visitors behind one address. */
const VISITOR_PACE = { most: 120, everySeconds: 5 }
/** What visitors behind one address may send without sending an answer with it, so that they leave the others of a site some. It fills again in a day. */
const VISITOR_BYTES = 400 * 1024 ** 2
const DAY_SECONDS = 24 * 60 * 60
function shareOf({ channelSeq, incoming }: Context, bytes: number) {
  const everySeconds = (bytes * DAY_SECONDS) / VISITOR_BYTES
  const share = { most: DAY_SECONDS / everySeconds, everySeconds }
  return { [`document-bytes:${channelSeq}:network:${incoming.address}`]: share }
}
/** Files that were sent with an answer no longer count. */
export const returnShare = (ctx: Context, bytes: number) => ctx.ports.limits.uncount(shareOf(ctx, bytes))

/** The bytes of one person's files, or of those of all visitors, on a site that nothing uses yet; such files are deleted a day later. */
const MAX_UNSHOWN_BYTES = 2 * 1024 ** 3

export const tooLarge = (kind: DocumentKind) =>
  refuse('DOCUMENT_TOO_LARGE', null, { most: formatBytes(MAX_DOCUMENT_BYTES[kind]) })

/** A URL for uploading a document; the refusal otherwise. docs/rules.md. */
export async function openDocumentWay(ctx: Context, { filename, fileSize, kind }: DocumentInput) {
  if (!documentFor(kind, filename)) throw refuse('DOCUMENT_NOT_ACCEPTED')
  if (fileSize > MAX_DOCUMENT_BYTES[kind]) throw tooLarge(kind)
  const { channelSeq, user } = ctx
  const isInTime = await ctx.ports.limits.allow(
    user
      ? { [`document:${channelSeq}:${user.userSeq}`]: PACE }
      : { [`document:${channelSeq}:network:${ctx.incoming.address}`]: VISITOR_PACE },
  )
  if (!isInTime) throw refuse('TOO_MANY_REQUESTS')
  if ((await ctx.ports.storage.freeBytes()) < fileSize) throw refuse('STORAGE_FULL')
  if (!user && !(await ctx.ports.limits.allow(shareOf(ctx, fileSize)))) throw refuse('WAITING_FILES_FULL')
  const ticket = signTicket(
    ctx.ports,
    { channelSeq, userSeq: user?.userSeq ?? null, kind, filename, fileSize },
    ctx.now(),
  )
  return { uploadUrl: `/files/documents/${ticket}`, uploadVodSeq: null, ticket: null }
}

/**
 * Stores a document if it matches its name and is no larger than declared. Its storage is reserved before the first byte.
 * docs/rules.md.
 */
export async function keepDocument(
  ctx: Context,
  ticket: FileTicket<DocumentKind>,
  source: Readable,
): Promise<StoredFile> {
  const { kind, filename: originFileName, fileSize: declared } = ticket
  const document = documentFor(kind, originFileName)
  if (!document) throw refuse('DOCUMENT_NOT_ACCEPTED')
  const storageKey = `channels/${ctx.channelSeq}/documents/${crypto.randomUUID()}`
  const contentType = document.type
  const file = {
    kind,
    storageKey,
    originFileName,
    contentType,
    fileSize: declared,
    widths: [],
    uploadedByUserSeq: ticket.userSeq,
    createdAt: ctx.now(),
  }
  // Inserting the row first lets the clean-up find files that a crash leaves behind, a day later.
  const { fileSeq } = await ctx.transaction(async (tx) => {
    if ((await bytesUnshown(tx, ticket.userSeq)) + declared > MAX_UNSHOWN_BYTES)
      throw refuse('WAITING_FILES_FULL')
    await takeStorage(tx, declared)
    return insertFile(tx, file)
  })
  try {
    const { family } = document
    const maxBytes = Math.min(declared, MAX_DOCUMENT_BYTES[kind])
    // The reply to an oversized upload is sent on the same connection.
    const incoming = source.iterator({ destroyOnReturn: false })
    const pieces = Readable.from(inspected(incoming, { family, maxBytes }))
    const bytes = await writeDocument(ctx.ports, file, pieces)
    await updateStored(ctx.db, fileSeq, { fileSize: bytes, sealedAt: isSealed(file) ? ctx.now() : null })
    const stored = { fileSeq, url: openedFor(ctx, fileSeq), contentType, fileSize: bytes, originFileName }
    return kind === 'form_file' ? { ...stored, receipt: receiptFor(ctx, fileSeq) } : stored
  } catch (error) {
    await ctx.ports.storage.removeFolder(storageKey)
    await removeFile(ctx.db, fileSeq)
    if (error instanceof StorageFull) throw refuse('STORAGE_FULL')
    if (error instanceof TooManyBytes) throw tooLarge(kind)
    throw error instanceof NotTheDocument ? refuse('DOCUMENT_NOT_ACCEPTED') : error
  }
}
