import type { FastifyInstance } from 'fastify'

/** A year: as long as browsers are asked to speak TLS to this host only. */
const TRANSPORT = 'max-age=31536000'

/** What every answer carries, whatever it is: pages, the API, files, refusals of the framework, uploads. */
export function lastingHeaders(publicUrl: string | null) {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return {
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': TRANSPORT }),
  }
}

/** Sets them before anything answers. `publicUrlOf` is asked each time. */
export function addLastingHeaders(http: FastifyInstance, publicUrlOf: () => string | null) {
  http.addHook('onRequest', (_request, reply, done) => {
    // On the answer itself: uploads are answered by a package that knows nothing of Fastify.
    for (const [name, value] of Object.entries(lastingHeaders(publicUrlOf())))
      reply.raw.setHeader(name, value)
    done()
  })
}
