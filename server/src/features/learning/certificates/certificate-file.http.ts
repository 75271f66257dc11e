import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pathWords } from 'contract/http/path-params'
import type { Openings } from '../../../platform/feature.ts'
import { callerOf } from '../../../platform/http/mount.ts'
import { drawPaper } from './certificates.service.ts'
import { openedPaper, PAPER } from './certificate-file.service.ts'

const PaperAddress = z.object({
  channelSeq: pathWords.channelSeq,
  certificateNo: pathWords.certificateNo,
  language: z.string(),
  expires: z.string(),
  signature: z.string(),
})

/** Serves certificates as PDF files, at the URLs that `paperFor` creates. */
export function mountPaper(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  http.get(`${PAPER}/:channelSeq/:certificateNo/:language/:expires/:signature`, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const address = PaperAddress.safeParse(request.params)
    const language = address.success ? openedPaper(ports, address.data, platformContext().now()) : null
    if (!address.success || language === null) return reply.callNotFound()
    const { channelSeq, certificateNo } = address.data
    const { origin } = callerOf(request).incoming
    const pdf = await drawPaper(await contextFor(channelSeq), certificateNo, { origin, language })
    if (!pdf) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${certificateNo}.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(pdf)
  })
}
