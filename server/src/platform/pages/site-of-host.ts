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
