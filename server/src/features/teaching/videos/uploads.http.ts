import { randomBytes } from 'node:crypto'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { failureOf, hasRoom, mountTus, no } from '../../../platform/files/resumable-uploads.ts'
import { verifySignature } from '../../../platform/files/signature.ts'
import { receive, receiveIfWhole } from './upload-finished.service.ts'
import { removeUpload, uploadFolder } from '../../../platform/files/upload-folder.ts'
import { ownerOf, readTicket, ticketSubject, uploadIdOf } from './upload-ticket.service.ts'
import { changeVideo, findVideo } from './videos.queries.ts'

/** Resumable uploads under /tus. A ticket creates one upload; its unguessable URL continues it. */
export function mountUploads(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  const folder = uploadFolder(ports.settings.dataDir)
  const { now } = platformContext()
  const ticketOf = ticketReader(ports, now)

  const server = new Server({
    path: '/tus',
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    respectForwardedHeaders: true,
    namingFunction: (_, metadata) => {
      const ticket = readTicket(metadata?.['ticket'] ?? '')
      if (!ticket) throw no(401, 'no ticket')
      return uploadIdOf(ticket, randomBytes(18).toString('hex'))
    },
    onResponseError: (_, error) => failureOf(error, folder),
    async onUploadCreate(_, upload) {
      const ticket = ticketOf(upload.metadata, upload.size)
      if (!(await hasRoom(folder, ticket.fileSize))) throw no(507, 'storage full')
      const ctx = await contextFor(ticket.channelSeq)
      const { uploadVodSeq } = ticket
      const former = (await findVideo(ctx.db, uploadVodSeq))?.uploadId
      const isOpen = await changeVideo(
        ctx.db,
        { uploadVodSeq, from: ['UPLOADING'], now: now() },
        { uploadId: upload.id },
      )
      if (!isOpen) throw no(410, 'given up')
      // One upload per ticket: creating another cancels the one before.
      if (former) await removeUpload(ports.settings.dataDir, former)
      return {}
    },
    async onUploadFinish(_, upload) {
      const owner = ownerOf(upload.id)
      if (!owner) return {}
      const ctx = await contextFor(owner.channelSeq)
      if (!(await receive(ctx, { ...owner, uploadId: upload.id }))) throw no(415, 'not a video')
      return {}
    },
  })

  async function receiveWhole(uploadId: string) {
    const owner = ownerOf(uploadId)
    if (!owner) return
    const ctx = await contextFor(owner.channelSeq)
    const video = await findVideo(ctx.db, owner.uploadVodSeq)
    if (video?.uploadId === uploadId) await receiveIfWhole(ctx, video)
  }

  mountTus(http, { path: '/tus', server, before: receiveWhole })
}

/** Reads the ticket of an upload, and refuses what it does not cover. */
function ticketReader({ secrets }: Openings['ports'], now: () => Date) {
  return (metadata: Record<string, string | null> | undefined, size: number | undefined) => {
    const ticket = readTicket(metadata?.['ticket'] ?? '')
    if (!ticket) throw no(401, 'no ticket')
    const { expires, signature } = ticket
    const secret = secrets.keyFor('upload-ticket')
    if (!verifySignature(secret, ticketSubject(ticket), { expires, signature, now: now() }))
      throw no(401, 'ticket over')
    if (size !== ticket.fileSize) throw no(413, 'another size')
    return ticket
  }
}
