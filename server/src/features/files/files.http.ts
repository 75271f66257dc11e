import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_IMAGE_BYTES } from 'contract/files'
import { refusals, type RefusalName } from 'contract/refusals'
import { seqInUrl } from 'contract/values'
import { SUCCESS } from 'contract/wire'
import type { Openings } from '../../platform/feature.ts'
import { callerOf } from '../../platform/http/mount.ts'
import { Refused } from '../../platform/refuse.ts'
import { sentence } from '../../platform/words/sentence.ts'
import { findFile } from './files.queries.ts'
import { bestWidth } from './files.rules.ts'
import { keepPicture } from './files.service.ts'
import { readTicket } from './picture-ticket.ts'

/** Pictures come in by a signed address and go out to everybody. */
export async function mountFiles(http: FastifyInstance, openings: Openings) {
  await http.register((scope, _options, done) => {
    takePictures(scope, openings)
    done()
  })
  servePictures(http, openings)
}

function takePictures(scope: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_IMAGE_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) return sendNo(request, reply, error.refusal)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendNo(request, reply, 'FILE_TOO_LARGE')
    throw error
  })
  scope.put('/files/put/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const ticket = readTicket(ports, request.params['*'], platformContext().now())
    if (!ticket) return sendNo(request, reply, 'NOT_ALLOWED')
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const data = await keepPicture(await contextFor(ticket.channelSeq), ticket, bytes)
    return reply.header('cache-control', 'no-store').send({ code: SUCCESS, message: '', data })
  })
}

function sendNo(request: FastifyRequest, reply: FastifyReply, refusal: RefusalName) {
  const { code, status } = refusals[refusal]
  const message = sentence(callerOf(request).language, refusal)
  return reply.status(status).header('cache-control', 'no-store').send({ code, message })
}

const Wanted = z.object({
  channelSeq: seqInUrl('channel'),
  fileSeq: seqInUrl('file'),
  name: z
    .string()
    .regex(/^\d{1,4}\.webp$/)
    .transform((name) => Number.parseInt(name, 10)),
})
/** A picture never changes under its address, and opened by itself it may do nothing. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

function servePictures(http: FastifyInstance, { ports, contextFor }: Openings) {
  http.get('/files/:channelSeq/:fileSeq/:name', async (request, reply) => {
    const wanted = Wanted.safeParse(request.params)
    if (!wanted.success) return reply.callNotFound()
    const { channelSeq, fileSeq, name } = wanted.data
    const file = await findFile((await contextFor(channelSeq)).db, fileSeq)
    const width = file && bestWidth(file.widths, name)
    if (!width) return reply.callNotFound()

    const etag = `"${fileSeq}-${width}"`
    void reply.headers(headers).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const found = await ports.storage.read(`${file.storageKey}/${width}.webp`)
    if (!found) {
      void reply.header('cache-control', 'no-store')
      return reply.callNotFound()
    }
    return reply.header('content-length', found.totalBytes).send(found.stream)
  })
}
