import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { handleUpgrades, refuseUpgrade } from '../http/upgrades.ts'
import type { EmbeddedLiveMedia } from './embedded.ts'
import { ADDRESS_RATE, joinLimits, PERSON_RATE } from './join-limits.ts'
import type { LiveKitMedia } from './livekit.ts'

export interface MountOptions {
  /** The accepted origins of sockets. */
  isOurs: (origin: string | undefined, host: string | undefined) => Promise<boolean>
  trustedProxies: readonly string[]
  onBug: (error: unknown, where: string) => void
}

/** What browsers, or a LiveKit server, reach under the product's own address. */
export async function mountLiveMedia(
  http: FastifyInstance,
  media: EmbeddedLiveMedia | LiveKitMedia,
  options: MountOptions,
) {
  if (media.kind === 'embedded') mountSignalling(http, media, options)
  else await mountLiveKitWebhook(http, media)
}

/**
 * The signalling of the media process: who may not join is refused here, and only the socket of somebody who may goes to the media
 * process, so that a storm of others does not reach it. The newer path of livekit-client is answered 404, upon which it takes this one.
 */
function mountSignalling(
  http: FastifyInstance,
  media: EmbeddedLiveMedia,
  { isOurs, trustedProxies, onBug }: MountOptions,
) {
  const [addresses, people] = [joinLimits(ADDRESS_RATE), joinLimits(PERSON_RATE)]
  const isTrusted = proxyAddr.compile([...trustedProxies])
  /** The status with which somebody is refused; null for who may join. */
  async function refusalFor({ url, headers: { origin, host } }: IncomingMessage) {
    if (!(await isOurs(origin, host))) return 403
    const token = new URL(url ?? '', 'http://socket').searchParams.get('access_token') ?? ''
    const person = await media.holderOf(token)
    if (person === null) return 401
    return people.allow(person, performance.now()) ? null : 429
  }
  handleUpgrades(http, '/rtc', (request, socket, head) => {
    if (!/^\/rtc\/?(?:\?|$)/.test(request.url ?? '')) return refuseUpgrade(socket, 404)
    if (!addresses.allow(proxyAddr(request, isTrusted), performance.now())) return refuseUpgrade(socket, 429)
    return void refusalFor(request).then(
      (status) => {
        if (status !== null) refuseUpgrade(socket, status)
        else if (!media.accept(request, socket, head)) refuseUpgrade(socket, 503)
      },
      (error: unknown) => {
        onBug(error, 'live media upgrade')
        refuseUpgrade(socket, 503)
      },
    )
  })
  // livekit-client reads here why a socket was refused.
  http.get<{ Querystring: { access_token?: string } }>('/rtc/validate', async ({ query }, reply) => {
    const isValid = (await media.holderOf(query.access_token ?? '')) !== null
    const status = isValid ? (media.unavailable() === null ? 200 : 503) : 401
    return reply.status(status).header('cache-control', 'no-store').type('text/plain').send(texts[status])
  })
  http.get('/rtc/*', (_request, reply) => reply.status(404).type('text/plain').send('not found'))
}

const texts = { 200: 'success', 401: 'invalid token', 503: 'not available' }

const MAX_EVENT_BYTES = 65_536

/** Where a LiveKit server reports who came and went. */
async function mountLiveKitWebhook(http: FastifyInstance, media: LiveKitMedia) {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: string }>('/live/webhooks/livekit', async ({ body, headers }, reply) => {
      const isSigned = await media.receive(body ?? '', headers.authorization ?? '').catch(() => false)
      return reply.status(isSigned ? 200 : 401).send()
    })
    done()
  })
}
