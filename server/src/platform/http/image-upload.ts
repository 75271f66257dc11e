import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from 'contract/http/refusals'
import type { Values } from 'contract/i18n/sentences'
import { SUCCESS } from 'contract/http/envelope'
import { refusalNamed } from '../refusals.ts'
import { isRefusal } from '../refuse.ts'
import { sentence } from '../words/sentence.ts'
import { standardLocale } from '../words/site-words.ts'
import { callerOf } from './mount.ts'

interface ImageUpload {
  /** The URL ends in a ticket: `/files/put`. */
  path: string
  maxBytes: number
  /** The reply to the upload; null when the ticket is invalid. */
  keep: (ticket: string, bytes: Buffer) => Promise<object | null>
}

/** Accepts raw bytes at a signed URL, and replies in the API's envelope. */
export async function mountImageUpload(http: FastifyInstance, { path, maxBytes, keep }: ImageUpload) {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (isRefusal(error)) return sendNo(request, reply, error)
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return sendNo(request, reply, { refusal: 'FILE_TOO_LARGE' })
      throw error
    })
    scope.put(`${path}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const data = await keep(request.params['*'], bytes)
      if (data === null) return sendNo(request, reply, { refusal: 'NOT_ALLOWED' })
      return reply.header('cache-control', 'no-store').send({ code: SUCCESS, message: '', data })
    })
    done()
  })
}

export function sendNo(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, values = {} }: { refusal: RefusalName; values?: Values },
) {
  const { code, status } = refusalNamed(refusal)
  const message = sentence(standardLocale(callerOf(request).language), refusal, values)
  return reply.status(status).header('cache-control', 'no-store').send({ code, message })
}

/** A picture never changes at its URL, and cannot run anything when opened directly. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  // A picture never changes, but it may be taken offline: caches in between look again every day.
  'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}
