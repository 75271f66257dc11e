import type { FastifyInstance } from 'fastify'

/** The path of the page for unknown URLs; no other page uses it. */
export const NOT_FOUND_PATH = '/NotFound'

/**
 * The path a request is handled as: its own, or the not-found page for an unreadable URL (a broken percent-encoding, NUL in a
 * search, `//`, a target without a path). API calls keep theirs and get a refusal in the envelope.
 */
export function readableAddress(url: string) {
  if (url.startsWith('/api/')) return url
  return isReadable(url) ? url : NOT_FOUND_PATH
}

function isReadable(url: string) {
  if (!url.startsWith('/') || url.startsWith('//')) return false
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return URL.canParse(url, 'http://page') && !query.some((part) => part.includes('%00'))
  } catch {
    return false
  }
}

/** Requested by monitoring, which may send no host name. */
const WITHOUT_HOST = /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/

/** Rejects a request with an invalid Host before any code reads an origin from it (RFC 9112, 3.2). */
export function refuseUnreadableHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, _reply, done) => {
    const { protocol, host, url } = request
    const hasHost = /^https?$/.test(protocol) && URL.canParse(`${protocol}://${host}`)
    if (hasHost || WITHOUT_HOST.test(url)) return done()
    done(Object.assign(new Error('a host that cannot be read'), { statusCode: 400 }))
  })
}
