import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Channel } from 'contract/site/sites/schemas'
import { languages, chooseLanguage, type Language } from 'contract/i18n/languages'
import type { Addresses } from '../addresses.ts'
import { isDevelopmentHost } from '../http/development-host.ts'
import { cookiesOf } from '../http/exchange.ts'
import { preferredLanguage } from '../words/sentence.ts'

/** The site of a host, or of a number on a development host. */
export type FindSite = (by: { host: string } | { channelSeq: number }) => Promise<Channel | null>

/** The site of a request. */
export interface RequestSite {
  /** Absent on the platform itself. */
  channel: Channel | null
  origin: string
  /** `?channelSeq=` names the site. */
  isByParameter: boolean
  language: Language
  /** The browser has a sign-in, where that changes the page. */
  hasSession?: boolean
}
interface SiteOfHost {
  addresses: Addresses
  findSite: FindSite
}

/** The site or platform of a request; null for an unknown host. */
export async function requestSiteOf(
  request: FastifyRequest,
  { addresses, findSite }: SiteOfHost,
): Promise<RequestSite | null> {
  const origin = `${request.protocol}://${request.host}`
  const label = addresses.labelOf(request.host)
  const named = label === null ? namedByParameter(request) : undefined
  if (label === null && named === undefined) {
    return { channel: null, origin, isByParameter: false, language: speaks(request, languages) }
  }
  const channel = await findSite(named === undefined ? { host: request.host } : { channelSeq: named })
  return (
    channel && {
      channel,
      origin,
      isByParameter: named !== undefined,
      language: speaks(request, channel.languages),
    }
  )
}

const seqNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined)
const Joined = z.object({ channelSeq: seqNumber, originSeq: seqNumber })
/** Either stands in the query itself, or in the JSON text `query` beside `next`. */
function readJoined(searchParams: URLSearchParams) {
  const own = Joined.parse(Object.fromEntries(searchParams))
  try {
    const inside = Joined.partial()
      .catch({})
      .parse(JSON.parse(searchParams.get('query') ?? '{}'))
    return { ...own, originSeq: own.originSeq ?? inside.originSeq }
  } catch {
    return own
  }
}

/**
 * Where signing up at the platform leads for who comes for a site: to the join page of that site, at its own address, because a sign-in
 * belongs to its host. The site is the one that `channelSeq` names, or the one that sent the person, `originSeq`; the other parameters go
 * along. Null for another page, `unknown` where `channelSeq` names no site. docs/rules.md R-1164.
 */
export async function joinAddress(
  request: FastifyRequest,
  { channel, origin }: RequestSite,
  { findSite }: Pick<SiteOfHost, 'findSite'>,
) {
  const { pathname, searchParams } = new URL(request.url, origin)
  if (channel !== null || !/^\/(?:join|createaccount)$/.test(pathname)) return null
  const { channelSeq, originSeq } = readJoined(searchParams)
  const named = channelSeq ?? originSeq
  const site = named === undefined ? null : await findSite({ channelSeq: named })
  if (!site) return searchParams.has('channelSeq') ? ('unknown' as const) : null
  for (const name of ['channelSeq', 'site', 'originSeq']) searchParams.delete(name)
  const rest = searchParams.toString()
  return `${site.domain}/createaccount${rest === '' ? '' : `?${rest}`}`
}

const Named = z.object({ channelSeq: z.coerce.number().int().positive().optional() }).catch({})

/** Pages of the platform about a site that the parameter names. */
const ABOUT_A_SITE = /^\/service(?:\/|\?|$)/

const namedByParameter = (request: FastifyRequest) =>
  isDevelopmentHost(request) && !ABOUT_A_SITE.test(request.url)
    ? Named.parse(request.query).channelSeq
    : undefined

const LanguageQuery = z.object({ lang: z.enum([...languages, 'ja']).optional() }).catch({})

/** The language in the URL, otherwise the one chosen before, otherwise the browser's, where it is offered. */
export function speaks(request: FastifyRequest, offered: readonly Language[]): Language {
  const preferences = [
    LanguageQuery.parse(request.query).lang,
    cookiesOf(request)['language'],
    request.headers['accept-language'],
  ]
  return chooseLanguage(preferences.map(preferredLanguage), offered)
}
