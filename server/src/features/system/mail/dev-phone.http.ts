import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { PHONE, phonePage, phoneStyle } from './dev-phone.views.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The phone of demo mode. Its URLs exist only there. */
export function mountPhone(http: FastifyInstance, { ports }: Openings) {
  const { sandboxPhone: phone, addresses } = ports
  if (!phone) return
  // Rejects foreign host names, so that a page of another site pointed at this machine (DNS rebinding) cannot read messages.
  const isOurs = ({ host }: FastifyRequest) => addresses.labelOf(host) !== undefined

  http.get(PHONE, (request, reply) => {
    if (!isOurs(request)) return reply.callNotFound()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(phonePage(phone.messages()))
  })
  http.get(`${PHONE}/style.css`, (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(phoneStyle),
  )
  http.get(`${PHONE}/images/:imageId`, (request: FastifyRequest<{ Params: { imageId: string } }>, reply) => {
    const jpeg = isOurs(request) ? phone.image(request.params.imageId) : undefined
    if (!jpeg) return reply.callNotFound()
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', 'no-store')
      .send(Buffer.from(jpeg))
  })
}
