import type { FastifyInstance } from 'fastify'
import type { Language } from 'contract/i18n/languages'
import { languageOf } from '../words/sentence.ts'

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

/** The hosts of Toss Payments. */
const TOSS = 'https://*.tosspayments.com https://*.toss.im'

interface TossPage<Window> {
  /** What follows it is sealed, and longer than a parameter of a path may be. */
  path: string
  windowAt: (sealed: string) => Window | null
  page: (window: Window, language: Language) => string
  /** What is said of an address that this installation did not make. */
  missing: string
}
/** A page to which somebody is sent to open a window of Toss Payments. */
export function mountTossPage<Window>(
  http: FastifyInstance,
  { path, windowAt, page, missing }: TossPage<Window>,
) {
  const headers = windowHeaders(TOSS)
  http.get(`${path}/*`, (request, reply) => {
    const [sealed = ''] = request.url.slice(path.length + 1).split('?')
    const window = windowAt(sealed)
    if (!window) return reply.status(404).type('text/plain; charset=utf-8').send(missing)
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(page(window, languageOf(request.headers['accept-language'])))
  })
}
