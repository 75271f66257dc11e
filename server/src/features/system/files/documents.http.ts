import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { documentKinds } from 'contract/system/files/schemas'
import { seqInUrl } from 'contract/values/ids'
import { SUCCESS } from 'contract/http/envelope'
import type { Openings } from '../../../platform/feature.ts'
import { PdfReaderBusy, UnreadablePdf } from '../../../platform/files/pdf-reader.ts'
import { cookiesOf } from '../../../platform/http/exchange.ts'
import { sendNo } from '../../../platform/http/image-upload.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { keepDocument, tooLarge } from './documents.service.ts'
import { isFirstUse, readTicket } from './file-ticket.service.ts'
import { findFile } from './files.queries.ts'
import { isOpened } from './document-access.service.ts'
import { markedPage, textOfPage } from './document-pages.service.ts'
import { openBytes } from './sealed-documents.service.ts'
import { readerOf, VIEW_COOKIE } from './document-viewer.service.ts'

/** Documents are uploaded to one signed URL as raw bytes, and downloaded from another. */
export async function mountDocuments(http: FastifyInstance, openings: Openings) {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body))
    takeDocuments(scope, openings)
    done()
  })
  giveDocuments(http, openings)
  showPages(http, openings)
}

function takeDocuments(scope: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  scope.put<{ Params: { '*': string }; Body: Readable | undefined }>(
    '/files/documents/*',
    async (request, reply) => {
      const now = platformContext().now()
      const written = request.params['*']
      const ticket = readTicket(ports, written, { kinds: documentKinds, now })
      try {
        if (!ticket) throw refuse('NOT_ALLOWED')
        if (!request.body) throw refuse('DOCUMENT_NOT_ACCEPTED')
        // Before the body: a client that announces more than declared sends none of it.
        if (Number(request.headers['content-length'] ?? 0) > ticket.fileSize) throw tooLarge(ticket.kind)
        if (!(await isFirstUse(ports, written))) throw refuse('NOT_ALLOWED')
        const data = await keepDocument(await contextFor(ticket.channelSeq), ticket, request.body)
        return await reply.header('cache-control', 'no-store').send({ code: SUCCESS, message: '', data })
      } catch (error) {
        if (!isRefusal(error)) throw error
        // Do not wait for the rest of the body.
        void reply.header('connection', 'close')
        return sendNo(request, reply, error)
      }
    },
  )
}

const DocumentParams = z.object({
  channelSeq: seqInUrl('channel'),
  fileSeq: seqInUrl('file'),
  expires: z.string(),
  signature: z.string(),
})
function giveDocuments(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  http.get('/files/private/:channelSeq/:fileSeq/:expires/:signature', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const params = DocumentParams.safeParse(request.params)
    if (!params.success || !isOpened(ports, params.data, platformContext().now())) return reply.callNotFound()
    const { channelSeq, fileSeq } = params.data
    const file = await findFile((await contextFor(channelSeq)).db, fileSeq)
    const found = file && (await openBytes(ports, file))
    if (!found) return reply.callNotFound()
    return reply
      .headers({
        'content-type': file.contentType,
        'content-disposition': `attachment; filename*=UTF-8''${encoded(file.originFileName)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .header('content-length', found.totalBytes)
      .send(found.stream)
  })
}

const Viewed = z.object({
  '*': z.never().array(),
  channelSeq: seqInUrl('channel'),
  fileSeq: seqInUrl('file'),
  pass: z.string().max(2000),
  name: z.string().regex(/^[1-9][0-9]{0,3}\.(?:webp|txt)$/),
})
/** Serves pages of protected documents with the reader's watermark. The document itself is never sent. docs/rules.md R-377. */
function showPages(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  // The router limits a named parameter to a hundred characters, and this token is longer.
  http.get<{ Params: { '*': string } }>('/files/viewed/:channelSeq/:fileSeq/*', async (request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    const [pass, file, ...more] = request.params['*'].split('/')
    const params = Viewed.safeParse({ ...request.params, pass, name: file, '*': more })
    const secret = cookiesOf(request)[VIEW_COOKIE] ?? ''
    const mark = params.success ? readerOf(ports, { ...params.data, secret }, platformContext().now()) : null
    if (!params.success || mark === null) return reply.callNotFound()
    const { channelSeq, fileSeq, name } = params.data
    const page = Number.parseInt(name, 10)
    const ctx = await contextFor(channelSeq)
    if (isClosedToMembers(ctx.suspension)) return reply.callNotFound()
    if (name.endsWith('.txt')) {
      const written = await textOfPage(ctx, { fileSeq, page })
      return written === null ? reply.callNotFound() : reply.type('text/plain; charset=utf-8').send(written)
    }
    const picture = await markedPage(ctx, { fileSeq, page, mark }).catch(notNow)
    if (picture === BUSY) return reply.status(503).header('retry-after', '3').send()
    return picture === null ? reply.callNotFound() : reply.type('image/webp').send(picture)
  })
}
const BUSY = Symbol('busy')
function notNow(error: unknown) {
  if (error instanceof PdfReaderBusy) return BUSY
  if (error instanceof UnreadablePdf) return null
  throw error
}

/** RFC 5987: encodeURIComponent leaves four characters that have a meaning there. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
