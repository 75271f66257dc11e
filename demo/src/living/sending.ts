import { Readable } from 'node:stream'
import type { DocumentKind } from 'contract/system/files/schemas'
import type { FileSeq } from 'contract/values/ids'
import { keepDocument } from 'server/src/features/system/files/documents.service.ts'
import { keepPicture } from 'server/src/features/system/files/files.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import { drawPhoto, type PhotoName } from '../pictures.ts'

/** A document as its sender's browser would have sent it. */
export async function sendDocument(
  ctx: MemberContext,
  { filename, bytes, kind }: { filename: string; bytes: Buffer; kind: DocumentKind },
): Promise<FileSeq> {
  const { channelSeq, user } = ctx
  const ticket = { channelSeq, userSeq: user.userSeq, kind, filename, fileSize: bytes.length }
  return (await keepDocument(ctx, ticket, Readable.from([bytes]))).fileSeq
}

export async function sendPhoto(
  ctx: MemberContext,
  scene: PhotoName,
  kind: 'post' | 'board_picture' | 'board' = 'post',
): Promise<FileSeq> {
  const { channelSeq, user } = ctx
  const photo = await drawPhoto(scene)
  const filename = `${scene}.jpg`
  const ticket = { channelSeq, userSeq: user.userSeq, kind, filename, fileSize: photo.length }
  return (await keepPicture(ctx, ticket, photo)).fileSeq
}
