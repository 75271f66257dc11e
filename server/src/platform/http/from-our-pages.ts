import type { FastifyRequest } from 'fastify'
import type { RefusalName } from 'contract/http/refusals'

type RequestHead = Pick<FastifyRequest, 'method' | 'headers' | 'host'>

/**
 * The reason to reject a call before it is parsed: a page of another origin sends it with the browser's cookies, or its content
 * type is one that pages can send across origins without preflight. Programs send neither header.
 */
export function whyTurnedAway(request: RequestHead): RefusalName | null {
  if (isCrossOrigin(request)) return 'FOREIGN_ORIGIN'
  return isJson(request) ? null : 'NOT_JSON'
}

function isCrossOrigin({ method, headers, host }: RequestHead) {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  // Following a link to a query changes nothing.
  const isLink = method === 'GET' && mode === 'navigate'
  if ((site === 'cross-site' || site === 'same-site') && !isLink) return true
  // Only the host matters: behind a proxy that terminates TLS the server sees another scheme.
  return method !== 'GET' && origin !== undefined && hostOf(origin) !== host.toLowerCase()
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

function isJson({ method, headers }: RequestHead) {
  if (method === 'GET' || method === 'HEAD') return true
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = headers
  if (type !== undefined) return /^application\/json\s*(?:;|$)/i.test(type)
  return encoding === undefined && Number(length ?? 0) === 0
}
