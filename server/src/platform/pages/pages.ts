import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Channel } from 'contract/channels'
import { nameOf } from 'contract/grammar'
import type { Language } from 'contract/languages'
import { languages } from 'contract/languages'
import type { Assets, Render, Transport } from 'contract/pages'
import type { Room } from 'contract/rooms'
import { z } from 'zod'
import { Channel as ChannelSchema } from 'contract/channels'
import type { Addresses } from '../addresses.ts'
import type { Clock } from '../clock.ts'
import type { AnswerCall } from '../http/answer.ts'
import { noRequest, readCookies } from '../http/exchange.ts'
import { languageOf } from '../words/sentence.ts'
import type { HtmlCache, KeptPage } from './html-cache.ts'
import { securityHeaders } from './security-headers.ts'

/** Where the drawn pages come from: the built bundle, or Vite while developing. */
export interface Pages {
  load: () => Promise<{ render: Render }>
  assets: Assets
  finish?: (html: string, url: string) => Promise<string>
}
export interface PageOptions extends Pages {
  answer: AnswerCall
  addresses: Addresses
  cache: HtmlCache
  now: Clock
  /** The site of a label, or of a number where a development host names it so. */
  findSite: (by: { address: string } | { channelSeq: number }) => Promise<z.output<typeof Channel> | null>
  onBug: (error: unknown, where: string) => void
}
/** What may stand in an address and change what a page shows. Anything else is the same page. */
const MEANT = ['page', 'size', 'q', 'channelCategorySeq', 'fare', 'kind', 'sort', 'tabIndex']

/** Every address that is not an endpoint or a file is a page of the site its host names. */
export function servePages(http: FastifyInstance, options: PageOptions) {
  http.get('/*', async (request, reply) => {
    const place = await placeOf(request, options)
    if (!place)
      return reply.status(404).headers(securityHeaders).type('text/plain; charset=utf-8').send('no such site')
    const url = new URL(request.url, place.origin)
    const key = [
      place.channel?.channelSeq ?? 0,
      place.isByParameter,
      place.origin,
      place.language,
      meaningOf(url),
    ].join(' ')
    try {
      const page = await options.cache.get(key, place.channel?.channelSeq ?? 0, () =>
        draw(url, place, options),
      )
      return await send(request, reply, page)
    } catch (error) {
      options.onBug(error, `page ${url.pathname}`)
      return reply
        .status(500)
        .headers(securityHeaders)
        .type('text/plain; charset=utf-8')
        .send('일시적인 오류가 발생하였습니다.')
    }
  })
}

interface Place {
  channel: z.output<typeof Channel> | null
  origin: string
  isByParameter: boolean
  language: Language
}

async function placeOf(request: FastifyRequest, { addresses, findSite }: PageOptions): Promise<Place | null> {
  const label = addresses.labelOf(request.host)
  if (label === undefined) return null
  const origin = `${request.protocol}://${request.host}`
  if (label !== null) {
    const channel = await findSite({ address: label })
    return channel && { channel, origin, isByParameter: false, language: speak(request) }
  }
  const { channelSeq } = z
    .object({ channelSeq: z.coerce.number().int().positive().optional() })
    .catch({})
    .parse(request.query)
  const isDevelopment =
    request.protocol === 'http' && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.host)
  if (channelSeq === undefined || !isDevelopment)
    return { channel: null, origin, isByParameter: false, language: speak(request) }
  const channel = await findSite({ channelSeq })
  return channel && { channel, origin, isByParameter: true, language: speak(request) }
}

/** What the address asks for, else what the person chose before, else what the browser speaks. */
function speak({ query, headers }: FastifyRequest): Language {
  const Asked = z.object({ lang: z.enum([...languages, 'ja']).optional() }).catch({})
  const asked = Asked.parse(query).lang ?? readCookies(headers.cookie)['language']
  return languageOf(asked ?? headers['accept-language'])
}

const meaningOf = ({ pathname, searchParams }: URL) =>
  pathname +
  MEANT.map((name) => (searchParams.has(name) ? `&${name}=${searchParams.get(name)}` : '')).join('')

async function draw(url: URL, place: Place, { load, assets, finish, answer, addresses, now }: PageOptions) {
  const rooms = new Set<Room>(['channels'])
  const caller = { token: null, language: place.language, incoming: noRequest(place.origin) }
  const transport: Transport = async (endpoint, call) => {
    if (endpoint.shows) rooms.add(endpoint.shows)
    return (await answer(nameOf(endpoint), plainCall(call), caller)).envelope
  }
  const { render } = await load()
  const { status, html, location } = await render({
    ...place,
    channel: place.channel && z.encode(ChannelSchema, place.channel),
    url: url.pathname + url.search,
    platformOrigin: addresses.platform,
    drawnAt: now().toISOString(),
    transport,
    assets,
  })
  if (location) return { status, html: location, rooms }
  return { status, html: finish ? await finish(html, url.pathname) : html, rooms }
}

/** In an address everything is text, and what is left out is not there. */
const plainCall = (call: Parameters<Transport>[1]) => ({
  ...call,
  query: Object.fromEntries(Object.entries(call.query).filter(([, value]) => value !== undefined)),
})

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  void reply
    .headers(securityHeaders)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
  if (page.status >= 300 && page.status < 400) return reply.redirect(page.plain.toString('utf8'), page.status)
  void reply.header('etag', page.etag).type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepts))
    return reply.status(page.status).header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepts))
    return reply.status(page.status).header('content-encoding', 'gzip').send(page.gzip)
  return reply.status(page.status).send(page.plain)
}
