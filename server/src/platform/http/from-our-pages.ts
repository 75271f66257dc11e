import type { FastifyRequest } from 'fastify'
import type { RefusalName } from 'contract/http/refusals'

type RequestHead = Pick<FastifyRequest, 'method' | 'headers' | 'host'>

/**
 * Why a call is turned away before it is read: a page of another origin makes it with the browser's cookies, or it
 * writes in a form that pages can send elsewhere without asking. Programs send neither header.
 */
export function whyTurnedAway(request: RequestHead): RefusalName | null {
  if (isCrossOrigin(request)) return 'FOREIGN_ORIGIN'
  return isJson(request) ? null : 'NOT_JSON'
}

function isCrossOrigin({ method, headers, host }: RequestHead) {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  // Following a link to a reading changes nothing.
  const isLink = method === 'GET' && mode === 'navigate'
  if ((site === 'cross-site' || site === 'same-site') && !isLink) return true
  // Only the host counts: behind a proxy that ends TLS the scheme may look different from here.
  return method !== 'GET' && origin !== undefined && hostOf(origin) !== host.toLowerCase()
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

function isJson({ method, headers }: RequestHead) {
  if (method === 'GET' || method === 'HEAD') return true
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = headers
  if (type !== undefined) return /^application\/json\s*(?:;|$)/i.test(type)
  return encoding === undefined && Number(length ?? 0) === 0
}
