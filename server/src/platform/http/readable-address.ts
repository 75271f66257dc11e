import type { FastifyInstance } from 'fastify'

/** Where the page for what does not exist stands; no other page ever does. */
export const NOT_FOUND_PATH = '/NotFound'

/**
 * What a request is answered for: its own address, or the page for what does not exist where no address can be read from it
 * (a broken percent-encoding, a search for NUL, `//`, a target that is no path). Calls keep theirs: they are refused in the words of the API.
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

/** Asked by machines beside the product, some of which name no host. */
const WITHOUT_HOST = /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/

/** A request for a host that is no name of one is refused before anything reads an origin from it (RFC 9112, 3.2). */
export function refuseUnreadableHosts(http: FastifyInstance) {
  http.addHook('onRequest', (request, _reply, done) => {
    const { protocol, host, url } = request
    const hasHost = /^https?$/.test(protocol) && URL.canParse(`${protocol}://${host}`)
    if (hasHost || WITHOUT_HOST.test(url)) return done()
    done(Object.assign(new Error('a host that cannot be read'), { statusCode: 400 }))
  })
}
