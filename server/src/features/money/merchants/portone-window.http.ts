import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { PORTONE_WINDOW, portoneWindowAt, returnOf } from '../../../platform/pay/portone/payment-window.ts'
import { windowHeaders } from '../../../platform/pay/provider-window.ts'
import { languageOf } from '../../../platform/words/sentence.ts'
import { PORTONE_SCRIPT, portonePage, portoneScript } from './portone-window.views.ts'

/** PortOne's own hosts, and those of the companies behind it whose windows its script opens on the page. */
const hosts = [
  'portone.io',
  'iamport.co',
  'iamport.kr',
  'tosspayments.com',
  'toss.im',
  'inicis.com',
  'kcp.co.kr',
  'firstpay.co.kr',
  'kakaopay.com',
  'naver.com',
]
const RETURN = '/return'
const headers = windowHeaders(hosts.map((host) => `https://*.${host}`).join(' '))

/** The page that opens the window of PortOne, and the address at which its payer returns. */
export function mountPortoneWindow(http: FastifyInstance, { ports }: Openings) {
  http.get(PORTONE_SCRIPT, (_, reply) => reply.type('text/javascript; charset=utf-8').send(portoneScript))
  // What is sealed is longer than a parameter of a path may be.
  http.get(`${PORTONE_WINDOW}/*`, (request, reply) => {
    const [path = ''] = request.url.slice(PORTONE_WINDOW.length + 1).split('?')
    const isReturn = path.endsWith(RETURN)
    const window = portoneWindowAt(ports.secrets, isReturn ? path.slice(0, -RETURN.length) : path)
    if (!window) return reply.status(404).type('text/plain; charset=utf-8').send('no such payment')
    if (isReturn)
      return reply.header('cache-control', 'no-store').redirect(returnOf(window, request.query), 303)
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(portonePage(window, languageOf(request.headers['accept-language'])))
  })
}
