import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Channel } from 'contract/site/sites/schemas'
import { carriesOf } from 'contract/growth/integrations/third-party'
import { nameOf } from 'contract/http/endpoint'
import { languages, type Language } from 'contract/i18n/languages'
import type { Assets, Guides, Render, Transport } from 'contract/site/sites/page-data'
import type { FeatureName } from 'contract/http/features.gen'
import { embeddedForm } from 'contract/values/form-embeds'
import { isSignInPage } from 'contract/values/sign-in-pages'
import type { Locale } from 'contract/i18n/sentences'
import type { ChannelSeq } from 'contract/values/ids'
import type { Addresses } from '../addresses.ts'
import type { Clock } from '../clock.ts'
import type { AnswerCall } from '../http/answer.ts'
import { hashOf, SESSION_COOKIE } from '../auth/tokens.ts'
import { cookiesOf, noRequest } from '../http/exchange.ts'
import { outageOf } from '../outages.ts'
import { packed, type DrawnPage, type HtmlCache, type CachedPage } from './html-cache.ts'
import { pageAddress } from './page-address.ts'
import type { Foreign } from '../third-party/policy.ts'
import { securityHeaders } from './security-headers.ts'
import { joinAddress, requestSiteOf, speaks, type FindSite, type RequestSite } from './site-of-host.ts'

/** The source of rendered pages: the built bundle, or Vite in development. */
interface Pages {
  load: () => Promise<{ render: Render }>
  assets: Assets
  /** Only in development: Vite adds its own scripts. */
  finish?: (html: string, url: string) => Promise<string>
}
export interface PageOptions extends Pages {
  answer: AnswerCall
  addresses: Addresses
  cache: HtmlCache
  guides?: Guides
  /** The origin of video segments, where it is not this one. */
  mediaFrom?: string | null
  /** The LiveKit server, where live rooms are not the product's own. */
  liveFrom?: string | null
  now: Clock
  findSite: FindSite
  /** The third-party code of a site's page. */
  findForeign: (at: {
    channelSeq: ChannelSeq
    url: URL
    sessionHash: string | null
  }) => Promise<Foreign | null>
  localeIn: (channelSeq: ChannelSeq | null, language: Language) => Promise<Locale>
  onBug: (error: unknown, where: string) => void
}

/** Every URL that is neither an endpoint nor a file is a page of its host's site. */
export function servePages(http: FastifyInstance, options: PageOptions) {
  http.get('/*', async (request, reply) => {
    const isDevelopment = options.finish !== undefined
    try {
      const requestSite = await requestSiteOf(request, options)
      if (!requestSite) {
        void reply.headers(securityHeaders({ isDevelopment }))
        return await send(request, reply, await sendNotFoundPage(request, options))
      }
      const join = await joinAddress(request, requestSite, options)
      if (join === 'unknown') {
        void reply.headers(securityHeaders({ isDevelopment }))
        return await send(request, reply, await sendNotFoundPage(request, options))
      }
      if (join !== null) return await reply.header('cache-control', 'private, no-cache').redirect(join, 302)
      const redirectUrl = betterAddress(request, requestSite)
      if (redirectUrl)
        return await reply.header('cache-control', 'private, no-cache').redirect(redirectUrl, 301)
      const [path = ''] = request.url.split('?')
      const hasKakao = Boolean(requestSite.channel?.kakaoJsKey) && !isSignInPage(path)
      const foreign = await foreignOf(request, requestSite, options)
      const grants = {
        host: request.host,
        isDevelopment,
        hasKakao,
        mediaFrom: options.mediaFrom ?? null,
        // A document lasts while the user walks from page to page: pages with third-party code never have it.
        mayRecord: carriesOf(path) === 'none',
        liveFrom: options.liveFrom ?? null,
        isFramed: embeddedForm(new URL(request.url, requestSite.origin)) !== null,
        ...(foreign && { foreign: foreign.policy }),
      }
      void reply.headers(securityHeaders(grants))
      const page = await pageOf(request, requestSite, { ...options, foreign })
      return await send(request, reply, asMet(request, page))
    } catch (error) {
      options.onBug(reasonOf(error), `page ${request.url.split('?', 1)[0]}`)
      return reply
        .status(outageOf(error) === null ? 500 : 503)
        .headers(securityHeaders())
        .type('text/plain; charset=utf-8')
        .send('일시적인 오류가 발생하였습니다.')
    }
  })
}

/** A thrown Response contains nothing printable. */
const reasonOf = (thrown: unknown) =>
  thrown instanceof Response ? new Error(`A screen answered ${thrown.status} while it was drawn.`) : thrown

/** Never redirected, so that an owner can reach the settings when the site's domain fails. */
const STAYS = /^\/(?:settings|login|createaccount|authcallback)(?:\/|\?|$)/

/** The same page on the site's own domain, where it has one and another host was requested. */
function betterAddress(request: FastifyRequest, { channel, isByParameter }: RequestSite) {
  if (!channel || isByParameter || STAYS.test(request.url)) return null
  const isHere = new URL(channel.domain).hostname === request.hostname.replace(/:\d+$/, '').toLowerCase()
  return isHere ? null : channel.domain + request.url
}

/** A page for one person is compressed quickly: a tenth larger, in a third of the time. */
const ONCE = 3

/** A page that names its site by number shares its host with other sites: it runs no third-party code. */
async function foreignOf(
  request: FastifyRequest,
  { channel, origin, isByParameter }: RequestSite,
  { findForeign }: PageOptions,
) {
  if (!channel || isByParameter || channel.suspension !== null) return null
  const cookie = cookiesOf(request)[SESSION_COOKIE]
  const sessionHash = cookie ? hashOf(cookie) : null
  return findForeign({ channelSeq: channel.channelSeq, url: new URL(request.url, origin), sessionHash })
}

type Drawing = PageOptions & { foreign: Foreign | null }
function pageOf(request: FastifyRequest, found: RequestSite, options: Drawing) {
  const address = new URL(request.url, found.origin)
  const { url, shared } = pageAddress(address)
  const requestSite = redirectsMeeting(request, found, address) ? { ...found, hasSession: true } : found
  const make = () => draw(url, requestSite, options)
  if (shared === null) return packed(make(), ONCE)
  const channelSeq = requestSite.channel?.channelSeq ?? 0
  const { isByParameter, origin, language, hasSession = false } = requestSite
  const key = [channelSeq, isByParameter, origin, language, hasSession, shared].join(' ')
  return options.cache.get(key, channelSeq, make)
}

/** A signed-in user gets the main page even if the site shows visitors another page at `/`; on the platform their sites. */
const redirectsMeeting = (request: FastifyRequest, { channel }: RequestSite, { pathname }: URL) =>
  pathname === '/' &&
  (channel === null || channel.logoutMainPageSeq !== null) &&
  SESSION_COOKIE in cookiesOf(request)

/**
 * Pages that visitors may not see can exist for others: an unpublished page for staff, a private course for its learners. The
 * browser still renders them for a signed-in user.
 */
const NOT_FOR_ALL = /^\/(?:p\/|(?:[^/?]+\/)?classes\/\d+(?:[?#]|$))/
function asMet(request: FastifyRequest, page: CachedPage): CachedPage {
  const maySee = NOT_FOR_ALL.test(request.url) && SESSION_COOKIE in cookiesOf(request)
  return maySee && page.status === 404 ? { ...page, status: 200 } : page
}

/** Unknown host: the platform's not-found page, without scripts. */
function sendNotFoundPage(request: FastifyRequest, options: PageOptions) {
  const language = speaks(request, languages)
  const requestSite: RequestSite = {
    channel: null,
    origin: options.addresses.platform,
    isByParameter: false,
    language,
  }
  const assets = { ...options.assets, scripts: [] }
  return options.cache.get(`nowhere ${language}`, 0, () =>
    draw('/NotFound', requestSite, { ...options, assets, foreign: null }),
  )
}

async function draw(url: string, requestSite: RequestSite, options: Drawing): Promise<DrawnPage> {
  const { load, assets, finish, foreign, answer, addresses, guides, now, localeIn } = options
  const features = new Set<FeatureName>(['sites'])
  const caller = { token: null, language: requestSite.language, incoming: noRequest(requestSite.origin) }
  const transport: Transport = async (endpoint, call) => {
    if (endpoint.shows) features.add(endpoint.shows)
    return (await answer(nameOf(endpoint), plainCall(call), caller)).envelope
  }
  const { keywords } = await localeIn(requestSite.channel?.channelSeq ?? null, requestSite.language)
  const { render } = await load()
  const { status, html, location } = await render({
    ...requestSite,
    channel: requestSite.channel && z.encode(Channel, requestSite.channel),
    keywords,
    url,
    platformOrigin: addresses.platform,
    ...(guides && { guides: guidesAt(requestSite, guides) }),
    drawnAt: now().toISOString(),
    transport,
    assets,
  })
  if (location !== undefined) return { status, html: location, features }
  const carrying = foreign ? injectScripts(html, foreign) : html
  return { status, html: finish ? await finish(carrying, url) : carrying, features }
}

/** On a site only its staff may need the platform. */
const guidesAt = ({ channel }: RequestSite, guides: Guides): Guides =>
  channel === null ? guides : guides.phone === undefined ? {} : { phone: guides.phone }

/** Inserted at the end of the head and of the body, which React leaves unchanged. */
const injectScripts = (html: string, { head, body }: Foreign) =>
  html.replace('</head>', () => `${head}</head>`).replace(/<\/body>(?![^]*<\/body>)/, () => `${body}</body>`)

/** In a URL every value is text, and undefined ones are omitted. */
const plainCall = (call: Parameters<Transport>[1]) => ({
  ...call,
  query: Object.fromEntries(Object.entries(call.query).filter(([, value]) => value !== undefined)),
})

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  void reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
  // A suspended site; nothing may keep this page, or find it.
  if (page.status === 403)
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  if (page.status >= 300 && page.status < 400) return reply.redirect(page.plain.toString('utf8'), page.status)
  void reply.header('etag', page.etag).type('text/html; charset=utf-8')
  const isKnown = request.headers['if-none-match']?.includes(page.etag) ?? false
  if (isKnown && page.status === 200) return reply.status(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepts))
    return reply.status(page.status).header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepts))
    return reply
      .status(page.status)
      .header('content-encoding', 'gzip')
      .send(await page.gzip())
  return reply.status(page.status).send(page.plain)
}
