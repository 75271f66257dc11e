import { randomBytes } from 'node:crypto'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { neededForUpload } from 'contract/workflows/site-import/site-import.rules'
import type { Openings } from '../../../platform/feature.ts'
import { failureOf, hasRoom, mountTus, no } from '../../../platform/files/resumable-uploads.ts'
import { verifySignature } from '../../../platform/files/signature.ts'
import { removeUpload, uploadFolder } from '../../../platform/files/upload-folder.ts'
import { receiveArchive, UPLOADS } from './archive-upload.service.ts'
import { changeImport, findImport } from './site-import.queries.ts'
import { readTicket, ticketSubject, uploadIdOf } from './upload-ticket.service.ts'

/** Resumable uploads of archives. A ticket of the operator creates one; its unguessable URL continues it. */
export function mountArchiveUploads(http: FastifyInstance, { ports, platformContext }: Openings) {
  const { dataDir } = ports.settings
  const folder = uploadFolder(dataDir)
  const { now } = platformContext()
  const server = new Server({
    path: UPLOADS,
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
      const ticket = ticketOf(ports, { metadata: upload.metadata, size: upload.size }, now())
      if (!(await hasRoom(folder, neededForUpload(ticket.fileSize)))) throw no(507, 'storage full')
      const ctx = platformContext()
      const { siteImportSeq } = ticket
      const former = (await findImport(ctx.platform, siteImportSeq))?.uploadId
      const isOpen = await ctx.transaction((tx) =>
        changeImport(tx, { siteImportSeq, from: ['UPLOADING'], now: now() }, { uploadId: upload.id }),
      )
      if (!isOpen) throw no(410, 'given up')
      if (former) await removeUpload(dataDir, former)
      return {}
    },
    async onUploadFinish(_, upload) {
      await receiveArchive(platformContext(), upload.id)
      return {}
    },
  })
  const before = (uploadId: string) => receiveArchive(platformContext(), uploadId)
  mountTus(http, { path: UPLOADS, server, before })
}

interface Announced {
  metadata: Record<string, string | null> | undefined
  size: number | undefined
}
/** Refuses what the ticket of an upload does not cover. */
function ticketOf({ secrets }: Openings['ports'], { metadata, size }: Announced, now: Date) {
  const ticket = readTicket(metadata?.['ticket'] ?? '')
  if (!ticket) throw no(401, 'no ticket')
  const { expires, signature } = ticket
  const secret = secrets.keyFor('upload-ticket')
  if (!verifySignature(secret, ticketSubject(ticket), { expires, signature, now }))
    throw no(401, 'ticket over')
  if (size !== ticket.fileSize) throw no(413, 'another size')
  return ticket
}
