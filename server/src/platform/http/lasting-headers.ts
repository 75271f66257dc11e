import type { FastifyInstance } from 'fastify'

/** One year of HSTS, for this host only. */
const TRANSPORT = 'max-age=31536000'

/** Headers of every response: pages, API, files, framework errors, uploads. */
export function lastingHeaders(publicUrl: string | null) {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': TRANSPORT }),
  }
}

/** Sets them before any handler runs. `publicUrlOf` is called each time. */
export function addLastingHeaders(http: FastifyInstance, publicUrlOf: () => string | null) {
  http.addHook('onRequest', (_request, reply, done) => {
    // On the raw response: a library that bypasses Fastify handles uploads.
    for (const [name, value] of Object.entries(lastingHeaders(publicUrlOf())))
      reply.raw.setHeader(name, value)
    done()
  })
}
