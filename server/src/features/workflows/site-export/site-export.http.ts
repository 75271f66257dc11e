import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pathWords } from 'contract/http/path-params'
import type { Openings } from '../../../platform/feature.ts'
import { ARCHIVES, openedAddress } from './archive-address.service.ts'

const Params = z.object({ channelSeq: pathWords.channelSeq, sealed: z.string() })

/** Hands archives out at the addresses that owners were given. */
export function mountArchives(http: FastifyInstance, { ports, platformContext }: Openings) {
  // A ticket is longer than the parts of other addresses.
  http.get(`${ARCHIVES}/*`, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const [channelSeq, sealed] = request.url.slice(ARCHIVES.length + 1).split('/')
    const params = Params.safeParse({ channelSeq, sealed })
    const ticket = params.success && openedAddress(ports, params.data, platformContext().now())
    const found = ticket && (await ports.storage.read(ticket.key))
    if (!ticket || !found) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="${ticket.fileName}"`,
        'content-length': found.totalBytes,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .send(found.stream)
  })
}
