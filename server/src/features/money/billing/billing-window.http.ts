import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { BILLING_WINDOW, billingWindowAt } from '../../../platform/pay/toss/billing-window.ts'
import { languageOf } from '../../../platform/words/sentence.ts'
import { BILLING_SCRIPT, billingPage, billingScript } from './billing-window.views.ts'

const PROVIDER = 'https://*.tosspayments.com https://*.toss.im'
/** What the provider's script and window need, on this page alone. It carries nobody's sign-in and no code of site owners. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${PROVIDER}`,
  `style-src 'self' 'unsafe-inline'`,
  `font-src 'self'`,
  `img-src 'self' data: ${PROVIDER}`,
  `connect-src ${PROVIDER}`,
  `frame-src ${PROVIDER}`,
  `form-action ${PROVIDER}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

/** The page to which an owner is sent to open the provider's window for naming a card. */
export function mountBillingWindow(http: FastifyInstance, { ports }: Openings) {
  http.get(BILLING_SCRIPT, (_, reply) => reply.type('text/javascript; charset=utf-8').send(billingScript))
  http.get(`${BILLING_WINDOW}/*`, (request, reply) => {
    const [sealed = ''] = request.url.slice(BILLING_WINDOW.length + 1).split('?')
    const window = billingWindowAt(ports.secrets, sealed)
    if (!window) return reply.status(404).type('text/plain; charset=utf-8').send('no such registration')
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(billingPage(window, languageOf(request.headers['accept-language'])))
  })
}
