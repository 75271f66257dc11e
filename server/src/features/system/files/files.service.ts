import type { FileKind, VideoFileKind, PictureKind, StoredFile } from 'contract/system/files/schemas'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { makePictures, NotAnImage, TooManyPixels, type Pictures } from '../../../platform/files/images.ts'
import { makeIcons } from '../../../platform/files/icons.ts'
import { contentTypeOf } from '../../../platform/files/sniff.ts'
import type { UploadKind, UploadKinds } from '../../../platform/files/upload-kinds.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { refuse } from '../../../platform/refuse.ts'
import { takeStorage } from '../plans/plans.public.ts'
import { fileUrl } from './files.public.ts'
import { openDocumentWay } from './documents.service.ts'
import { insertFile, removeFile } from './files.queries.ts'
import { isDocument, isVideoFile, isPrivatePicture, mayUpload } from './files.rules.ts'
import { signTicket, type FileTicket } from './file-ticket.service.ts'
import { shownFor } from './private-image.service.ts'

interface FileInput {
  filename: string
  fileSize: number
  kind: FileKind
}

/** Public uploads of one member: a burst, then one per interval. */
const PACE = { most: 60, everySeconds: 30 }

/** A URL for uploading a file; the refusal otherwise. */
export async function openWay(
  ctx: MemberContext,
  { filename, fileSize, kind }: FileInput,
  kinds: UploadKinds,
) {
  if (isVideoFile(kind)) return openVideoUpload(ctx, { filename, fileSize, kind }, kinds)
  requireRight(ctx, kinds.kept(kind))
  if (isDocument(kind)) return openDocumentWay(ctx, { filename, fileSize, kind })
  if (fileSize > MAX_IMAGE_BYTES) throw refuse('FILE_TOO_LARGE')
  if (!/\.(jpe?g|png)$/i.test(filename)) throw refuse('FILE_NOT_ACCEPTED')
  const { channelSeq, user } = ctx
  const pace = { [`picture:${channelSeq}:${user.userSeq}`]: PACE }
  if (isPrivatePicture(kind) && !(await ctx.ports.limits.allow(pace))) throw refuse('TOO_MANY_REQUESTS')
  const ticket = signTicket(
    ctx.ports,
    { channelSeq, userSeq: user.userSeq, kind, filename, fileSize },
    ctx.now(),
  )
  return { uploadUrl: `/files/put/${ticket}`, uploadVodSeq: null, ticket: null }
}

export async function openVideoUpload(
  ctx: MemberContext,
  { kind, ...file }: Omit<FileInput, 'kind'> & { kind: VideoFileKind },
  kinds: UploadKinds,
) {
  const declared = kinds.video(kind)
  requireRight(ctx, declared)
  return { uploadUrl: '/tus', ...(await declared.open(ctx, file)) }
}

function requireRight({ user }: MemberContext, { permissions }: UploadKind) {
  if (!mayUpload(permissions, user.permissions)) throw refuse('NOT_ALLOWED')
}

/** Stores a picture in the widths that pages use. Its type is detected from its bytes. */
export async function keepPicture(
  ctx: Context,
  ticket: FileTicket<PictureKind>,
  bytes: Buffer,
): Promise<StoredFile> {
  if (bytes.length > MAX_IMAGE_BYTES) throw refuse('FILE_TOO_LARGE')
  const { original, variants } = await makePictures(bytes).catch(refusePicture)
  const icons = ticket.kind === 'favicon' ? await makeIcons(bytes) : []
  if (original.kind !== 'jpeg' && original.kind !== 'png') throw refuse('FILE_NOT_ACCEPTED')

  const { channelSeq } = ctx
  const storageKey = `channels/${channelSeq}/pictures/${crypto.randomUUID()}`
  const widest = variants.at(-1)
  const file = {
    kind: ticket.kind,
    storageKey,
    originFileName: ticket.filename,
    contentType: contentTypeOf(original.kind),
    fileSize: bytes.length,
    widths: variants.map(({ width }) => width),
    ...(widest && { width: widest.width, height: widest.height }),
    uploadedByUserSeq: ticket.userSeq,
    createdAt: ctx.now(),
  }
  // Inserting the row first lets the clean-up find files that a crash leaves behind, a day later.
  const { fileSeq } = await ctx.transaction(async (tx) => {
    await takeStorage(tx, bytes.length)
    return insertFile(tx, file)
  })
  try {
    await writeVariants(ctx, storageKey, variants)
    for (const { size, png } of icons) await ctx.ports.storage.write(`${storageKey}/icon-${size}.png`, png)
  } catch (error) {
    await ctx.ports.storage.removeFolder(storageKey)
    await removeFile(ctx.db, fileSeq)
    throw error instanceof StorageFull ? refuse('STORAGE_FULL') : error
  }
  const { contentType, fileSize, originFileName } = file
  const most = Math.max(...file.widths)
  const url = isPrivatePicture(file.kind) ? shownFor(ctx, fileSeq, most) : fileUrl(channelSeq, fileSeq, most)
  return { fileSeq, url, contentType, fileSize, originFileName }
}

async function writeVariants({ ports }: Context, storageKey: string, variants: Pictures['variants']) {
  for (const { width, webp } of variants) await ports.storage.write(`${storageKey}/${width}.webp`, webp)
}

function refusePicture(error: unknown): never {
  if (error instanceof NotAnImage) throw refuse('FILE_NOT_ACCEPTED')
  if (error instanceof TooManyPixels) throw refuse('FILE_TOO_LARGE')
  throw error
}
