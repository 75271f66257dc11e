import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { seqInUrl } from 'contract/values/ids'
import type { Openings } from '../../../platform/feature.ts'
import { noRequest, Outgoing } from '../../../platform/http/exchange.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { findWordsFile } from './terminology.service.ts'

const KeywordParams = z.object({
  channelSeq: seqInUrl('channel'),
  version: z.coerce.number<string>().int().nonnegative().max(1_000_000_000),
  file: z.string().regex(/^[a-z]{2}\.json$/),
})
/** A version never changes at its URL. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
}

/** Serves a site's terms as files: `/keywords/<site>/<version>/<ko|en|jp>.json`. */
export function mountKeywords(http: FastifyInstance, { ports, open }: Openings) {
  const nobody = { token: null, language: 'ko', incoming: noRequest(ports.addresses.platform) } as const
  http.get('/keywords/:channelSeq/:version/:file', async (request, reply) => {
    const params = KeywordParams.safeParse(request.params)
    if (!params.success) return reply.callNotFound()
    const { channelSeq, version, file } = params.data
    const ctx = await open(channelSeq, nobody, new Outgoing()).catch(siteIsMissing)
    const words = ctx && (await findWordsFile(ctx, { version, language: file.slice(0, 2) }))
    if (!words) return reply.callNotFound()
    return reply.headers(headers).send(words)
  })
}

/** A site that does not exist, or was closed, has no terms. */
function siteIsMissing(error: unknown) {
  if (isRefusal(error)) return null
  throw error
}
