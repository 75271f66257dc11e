import { randomBytes } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { Openings } from '../../platform/feature.ts'
import { verifySignature } from '../../platform/files/signature.ts'
import { isVideo, sniff, SNIFF_BYTES } from '../../platform/files/sniff.ts'
import { enqueue } from '../../platform/jobs/tasks.ts'
import { ownerOf, readTicket, ticketSubject, uploadIdOf } from './upload-ticket.ts'
import { prepareVideo } from './videos.jobs.ts'
import { changeVideo } from './videos.queries.ts'

/** Room that stays free for the database and for what the transcoder makes of the upload. */
const RESERVE_BYTES = 512 * 1024 * 1024
const no = (status_code: number, body: string) => ({ status_code, body: `${body}\n` })

/** Resumable uploads under /tus. A ticket opens one upload; its address, which nobody can guess, goes on with it. */
export function mountUploads(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  const folder = uploadFolder(ports.settings.dataDir)
  const { now } = platformContext()

  function ticketOf(metadata: Record<string, string | null> | undefined, size: number | undefined) {
    const ticket = readTicket(metadata?.['ticket'] ?? '')
    if (!ticket) throw no(401, 'no ticket')
    const { expires, signature } = ticket
    const secret = ports.secrets.keyFor('upload-ticket')
    if (!verifySignature(secret, ticketSubject(ticket), { expires, signature, now: now() }))
      throw no(401, 'ticket over')
    if (size !== ticket.fileSize) throw no(413, 'another size')
    return ticket
  }

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
    async onUploadCreate(_, upload) {
      const ticket = ticketOf(upload.metadata, upload.size)
      if ((await roomLeft(folder)) < ticket.fileSize + RESERVE_BYTES) throw no(507, 'storage full')
      const ctx = await contextFor(ticket.channelSeq)
      const { uploadVodSeq } = ticket
      const isOpen = await changeVideo(
        ctx.db,
        { uploadVodSeq, from: ['UPLOADING'], now: now() },
        { uploadId: upload.id },
      )
      if (!isOpen) throw no(410, 'given up')
      return {}
    },
    async onUploadFinish(_, upload) {
      const owner = ownerOf(upload.id)
      if (owner) await received(await contextFor(owner.channelSeq), { ...owner, uploadId: upload.id, folder })
      return {}
    },
  })

  http.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
  const handler = async (
    request: { raw: Parameters<Server['handle']>[0] },
    reply: { hijack: () => void; raw: Parameters<Server['handle']>[1] },
  ) => {
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  http.all('/tus', handler)
  http.all('/tus/*', handler)
}

const uploadFolder = (dataDir: string) => join(dataDir, 'uploads')

/** A finished upload is looked at: a film goes to the transcoder, anything else is refused by name. */
async function received(
  ctx: Context,
  {
    uploadVodSeq,
    uploadId,
    folder,
  }: NonNullable<ReturnType<typeof ownerOf>> & { uploadId: string; folder: string },
) {
  const path = join(folder, uploadId)
  const place = { uploadVodSeq, from: ['UPLOADING' as const], now: ctx.now() }
  if (!isVideo(sniff(await firstBytes(path)))) {
    await changeVideo(ctx.db, place, { state: 'FAILED', failedReason: 'NOT_A_VIDEO' })
    await rm(path, { force: true })
    throw no(415, 'not a video')
  }
  await ctx.transaction(async (tx) => {
    if (!(await changeVideo(tx, place, { state: 'WAITING', uploadId }))) return
    await enqueue(tx, prepareVideo, {
      told: { uploadVodSeq },
      key: `video:${ctx.channelSeq}:${uploadVodSeq}`,
    })
  })
}

async function firstBytes(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function roomLeft(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
