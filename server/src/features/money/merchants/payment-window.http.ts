import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { PAYMENT_WINDOW, windowAt } from '../../../platform/pay/toss/payment-window.ts'
import { languageOf } from '../../../platform/words/sentence.ts'
import { WINDOW_SCRIPT, WINDOW_STYLE, windowPage, windowScript, windowStyle } from './payment-window.views.ts'

const PROVIDER = 'https://*.tosspayments.com https://*.toss.im'
/** What a provider's script and window need, on this page alone. It carries nobody's sign-in and no code of site owners. */
const policyFor = (provider: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data: ${provider}`,
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    `form-action ${provider}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
export const windowHeaders = (provider: string) => ({
  'content-security-policy': policyFor(provider),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
})
const headers = windowHeaders(PROVIDER)

/** The page to which a payer is sent to open the provider's window. */
export function mountPaymentWindow(http: FastifyInstance, { ports }: Openings) {
  http.get(WINDOW_SCRIPT, (_, reply) => reply.type('text/javascript; charset=utf-8').send(windowScript))
  http.get(WINDOW_STYLE, (_, reply) => reply.type('text/css; charset=utf-8').send(windowStyle))
  http.get(`${PAYMENT_WINDOW}/*`, (request, reply) => {
    const [sealed = ''] = request.url.slice(PAYMENT_WINDOW.length + 1).split('?')
    const window = windowAt(ports.secrets, sealed)
    if (!window) return reply.status(404).type('text/plain; charset=utf-8').send('no such payment')
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(windowPage(window, languageOf(request.headers['accept-language'])))
  })
}
