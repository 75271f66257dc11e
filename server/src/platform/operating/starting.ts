import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { refusals } from 'contract/http/refusals'
import type { Envelope } from 'contract/http/envelope'
import { languageOf, plainSentence } from '../words/sentence.ts'

const AGAIN_SECONDS = '1'

/** The reply while the product starts: alive, but temporarily unavailable. Browsers retry. */
export function answerStarting({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const { code, status } = refusals.UNAVAILABLE
  const message = plainSentence(languageOf(headers['accept-language']), 'UNAVAILABLE')
  const send = (type: string, text: string, rest: OutgoingHttpHeaders = { 'retry-after': AGAIN_SECONDS }) =>
    void response
      .writeHead(rest['retry-after'] ? status : 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        connection: 'close',
        ...rest,
      })
      .end(text)
  const json = 'application/json'
  if (url === '/health/live') return send(json, JSON.stringify({ status: 'alive' }), {})
  if (url === '/health/ready')
    return send(json, JSON.stringify({ status: 'not ready', database: 'down', disk: 'down' }))
  if (url.startsWith('/api/'))
    return send(json, JSON.stringify({ code, message, data: null } satisfies Envelope))
  send('text/plain', message, { 'retry-after': AGAIN_SECONDS, refresh: AGAIN_SECONDS })
}
