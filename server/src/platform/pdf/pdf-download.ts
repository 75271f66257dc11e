import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languages, type Language } from 'contract/i18n/languages'
import { pathWords } from 'contract/http/path-params'
import type { Context } from '../context.ts'
import type { Openings } from '../feature.ts'
import { signKey, verifySignature } from '../files/signature.ts'
import { callerOf } from '../http/mount.ts'

/** A kind of PDF that is drawn when it is fetched. */
export interface PdfKind {
  path: `/files/${string}`
  /** What its URLs are signed for. */
  secret: string
}
/** Enough time to click; a download that has begun continues. */
const OPEN_SECONDS = 5 * 60

/** A URL of the PDF that is valid for a few minutes. The caller has checked that the user may have it. */
export function pdfFor(
  { ports, channelSeq, language, now }: Pick<Context, 'ports' | 'channelSeq' | 'language' | 'now'>,
  { path, secret }: PdfKind,
  name: string,
) {
  const subject = `${channelSeq}/${name}/${language}`
  const signed = signKey(ports.secrets.keyFor(secret), subject, { seconds: OPEN_SECONDS, now: now() })
  return { fileName: `${name}.pdf`, url: `${path}/${subject}/${signed.expires}/${signed.signature}` }
}

const Address = z.object({
  channelSeq: pathWords.channelSeq,
  name: z.string().regex(/^[\w-]{1,60}$/),
  language: z.enum(languages),
  expires: z.string(),
  signature: z.string(),
})

export interface PdfRequest {
  name: string
  language: Language
  origin: string
}
/** Serves PDFs of a kind at the URLs that `pdfFor` creates; `draw` gives null for what no longer exists. */
export function servePdf(
  http: FastifyInstance,
  { ports, contextFor, platformContext }: Openings,
  { path, secret, draw }: PdfKind & { draw: (ctx: Context, request: PdfRequest) => Promise<Buffer | null> },
) {
  http.get(`${path}/:channelSeq/:name/:language/:expires/:signature`, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const address = Address.safeParse(request.params)
    if (!address.success) return reply.callNotFound()
    const { channelSeq, name, language, ...signed } = address.data
    const isOpen = verifySignature(ports.secrets.keyFor(secret), `${channelSeq}/${name}/${language}`, {
      ...signed,
      now: platformContext().now(),
    })
    if (!isOpen) return reply.callNotFound()
    const { origin } = callerOf(request).incoming
    const pdf = await draw(await contextFor(channelSeq), { name, language, origin })
    if (!pdf) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(pdf)
  })
}
