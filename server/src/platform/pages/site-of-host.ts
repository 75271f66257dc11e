import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Channel } from 'contract/site/sites/schemas'
import { languages, chooseLanguage, type Language } from 'contract/i18n/languages'
import type { Addresses } from '../addresses.ts'
import { isDevelopmentHost } from '../http/development-host.ts'
import { cookiesOf } from '../http/exchange.ts'
import { preferredLanguage } from '../words/sentence.ts'

/** The site of a host, or of a number where a development host names it so. */
export type FindSite = (by: { host: string } | { channelSeq: number }) => Promise<Channel | null>

/** Where a page stands. */
export interface RequestSite {
  /** Absent on the platform itself. */
  channel: Channel | null
  origin: string
  /** The site is named by `?channelSeq=`. */
  isByParameter: boolean
  language: Language
  /** The browser carries a sign-in, where that changes the page. */
  hasSession?: boolean
}
interface SiteOfHost {
  addresses: Addresses
  findSite: FindSite
}

/** The site or platform a request is for; null for a host that belongs to nobody. */
export async function placeOf(
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

const namedByParameter = (request: FastifyRequest) =>
  isDevelopmentHost(request) ? Named.parse(request.query).channelSeq : undefined

const LanguageQuery = z.object({ lang: z.enum([...languages, 'ja']).optional() }).catch({})

/** What the address asks for, else what the person chose before, else what the browser speaks, where it is offered. */
export function speaks(request: FastifyRequest, offered: readonly Language[]): Language {
  const preferences = [
    LanguageQuery.parse(request.query).lang,
    cookiesOf(request)['language'],
    request.headers['accept-language'],
  ]
  return chooseLanguage(preferences.map(preferredLanguage), offered)
}
