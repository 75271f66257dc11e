import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isClosedToMembers } from 'contract/http/suspension.rules'
import { pictureKinds } from 'contract/system/files/schemas'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import { seqInUrl, type FileSeq } from 'contract/values/ids'
import { iconSizes } from '../../../platform/files/icons.ts'
import type { Context } from '../../../platform/context.ts'
import type { Openings } from '../../../platform/feature.ts'
import { mountImageUpload, pictureHeaders } from '../../../platform/http/image-upload.ts'
import { findFile } from './files.queries.ts'
import { bestWidth, isPrivatePicture } from './files.rules.ts'
import { keepPicture } from './files.service.ts'
import { isFirstUse, readTicket } from './file-ticket.service.ts'
import { shownSeconds } from './private-image.service.ts'

/** Pictures are uploaded to a signed URL and served to everybody; private ones are served from a signed URL. */
export async function mountFiles(http: FastifyInstance, openings: Openings) {
  const { ports, contextFor, platformContext } = openings
  await mountImageUpload(http, {
    path: '/files/put',
    maxBytes: MAX_IMAGE_BYTES,
    async keep(written, bytes) {
      const ticket = readTicket(ports, written, {
        kinds: pictureKinds,
        now: platformContext().now(),
      })
      if (!ticket || !(await isFirstUse(ports, written))) return null
      return keepPicture(await contextFor(ticket.channelSeq), ticket, bytes)
    },
  })
  servePictures(http, openings)
  showPictures(http, openings)
  serveIcons(http, openings)
}

/** Illegal content is shown to nobody. docs/rules.md R-1148. */
const findFor = async ({ suspension, db }: Context, fileSeq: FileSeq) =>
  isClosedToMembers(suspension) ? undefined : findFile(db, fileSeq)

const FileParams = z.object({
  channelSeq: seqInUrl('channel'),
  fileSeq: seqInUrl('file'),
  name: z
    .string()
    .regex(/^\d{1,4}\.webp$/)
    .transform((name) => Number.parseInt(name, 10)),
})
function servePictures(http: FastifyInstance, { ports, contextFor }: Openings) {
  http.get('/files/:channelSeq/:fileSeq/:name', async (request, reply) => {
    const params = FileParams.safeParse(request.params)
    if (!params.success) return reply.callNotFound()
    const { channelSeq, fileSeq, name } = params.data
    const file = await findFor(await contextFor(channelSeq), fileSeq)
    const width = file && !isPrivatePicture(file.kind) && bestWidth(file.widths, name)
    if (!width) return reply.callNotFound()

    const etag = `"${fileSeq}-${width}"`
    void reply.headers(pictureHeaders).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const found = await ports.storage.read(`${file.storageKey}/${width}.webp`)
    if (!found) {
      void reply.header('cache-control', 'no-store')
      return reply.callNotFound()
    }
    return reply.header('content-length', found.totalBytes).send(found.stream)
  })
}

const SignedFileParams = FileParams.extend({ expires: z.string(), signature: z.string() })
/** The browser caches them until their URL expires. docs/rules.md R-396. */
function showPictures(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  http.get('/files/shown/:channelSeq/:fileSeq/:expires/:signature/:name', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const params = SignedFileParams.safeParse(request.params)
    const seconds = params.success ? shownSeconds(ports, params.data, platformContext().now()) : 0
    if (!params.success || seconds === 0) return reply.callNotFound()
    const { channelSeq, fileSeq, name } = params.data
    const file = await findFor(await contextFor(channelSeq), fileSeq)
    const width = file && isPrivatePicture(file.kind) && bestWidth(file.widths, name)
    const found = width && (await ports.storage.read(`${file.storageKey}/${width}.webp`))
    if (!found) return reply.callNotFound()
    return reply
      .headers({
        ...pictureHeaders,
        'cache-control': `private, max-age=${seconds}`,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .header('content-length', found.totalBytes)
      .send(found.stream)
  })
}

const IconParams = z.object({
  channelSeq: seqInUrl('channel'),
  fileSeq: seqInUrl('file'),
  size: z.coerce.number(),
})
/** Icons are stored beside the picture they were made of. */
function serveIcons(http: FastifyInstance, { ports, contextFor }: Openings) {
  http.get('/files/:channelSeq/:fileSeq/icon-:size.png', async (request, reply) => {
    const params = IconParams.safeParse(request.params)
    const size = iconSizes.find((one) => one === params.data?.size)
    if (!params.data || !size) return reply.callNotFound()
    const { channelSeq, fileSeq } = params.data
    const file = await findFor(await contextFor(channelSeq), fileSeq)
    const found = file && (await ports.storage.read(`${file.storageKey}/icon-${size}.png`))
    if (!found) return reply.callNotFound()
    return reply
      .headers({ ...pictureHeaders, 'content-type': 'image/png' })
      .header('content-length', found.totalBytes)
      .send(found.stream)
  })
}
