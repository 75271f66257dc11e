import { z } from 'zod'
import { isInSite, nameOf, type Endpoint } from 'contract/http/endpoint'
import type { Language } from 'contract/i18n/languages'
import { pathWords } from 'contract/http/path-params'
import { everywhere } from 'contract/http/refusals'
import type { ChannelSeq } from 'contract/values/ids'
import type { Locale } from 'contract/i18n/sentences'
import { SUCCESS, type Envelope, type HttpCall } from 'contract/http/envelope'
import { checkInspection, checkState, checkSuspension } from '../auth/access.ts'
import { inItsClass } from '../auth/class-permissions.ts'
import type { FindClassRoles } from '../auth/class-roles.ts'
import type { Context, PlatformContext } from '../context.ts'
import { requireSwitchedOn } from '../feature-switches.ts'
import { outageOf } from '../outages.ts'
import { refusalNamed } from '../refusals.ts'
import { Refused, refuse } from '../refuse.ts'
import { followed, isAudited, recordInspection } from '../audit/audit.ts'
import { fieldSentences, unstorableSentence } from '../words/field-sentences.ts'
import { sentence } from '../words/sentence.ts'
import { standardLocale } from '../words/site-words.ts'
import { Outgoing, type Incoming } from './exchange.ts'
import type { Route } from './implement.ts'
import { checkStorable } from './storable.ts'

export interface Caller {
  token: string | null
  language: Language
  incoming: Incoming
}
export interface Openings {
  /** A context bound to a site, or to none. Throws NOT_FOUND for a site that does not exist. */
  open: (
    about: { channelSeq: ChannelSeq | null; guard: Pick<Endpoint, 'access' | 'host'> },
    caller: Caller,
    outgoing: Outgoing,
  ) => Promise<Context | PlatformContext>
  /** Called for every unexpected error. */
  onBug: (error: unknown, where: string) => void
  /** Called for every success, with the endpoint whose cached queries it made stale. */
  onTouched?: (channelSeq: ChannelSeq | null, endpoint: Endpoint) => void
  findClassRoles?: FindClassRoles | null
  /** The locale of a site's readers; the standard terms by default. */
  localeIn?: (channelSeq: ChannelSeq | null, language: Language) => Promise<Locale>
}
export interface Answered {
  status: number
  envelope: Envelope
  outgoing: Outgoing
}
export type AnswerCall = (name: string, call: HttpCall, caller: Caller) => Promise<Answered>

/** The only entry for calls, over HTTP or from a page rendered in this process. */
export function answering(routes: readonly Route[], openings: Openings): AnswerCall {
  const byName = new Map(routes.map((route) => [nameOf(route.endpoint), route]))

  return async (name, call, caller) => {
    const outgoing = new Outgoing()
    const route = byName.get(name)
    try {
      if (!route) throw refuse('NOT_FOUND')
      const data = await run(route, call, { caller, outgoing, ...openings })
      const { code, message, failures } = outgoing
      for (const error of failures) openings.onBug(error, name)
      return { status: 200, envelope: { code: code ?? SUCCESS, message, data }, outgoing }
    } catch (error) {
      const refused = refusalOf(error, route?.endpoint)
      if (refused.refusal === 'SOMETHING_BROKE') openings.onBug(error, name)
      return { ...answered(refused, await localeFor(route, call, { caller, ...openings })), outgoing }
    }
  }
}

async function run(
  { endpoint, handle }: Route,
  call: HttpCall,
  {
    caller,
    outgoing,
    open,
    onTouched,
    findClassRoles = null,
  }: Openings & { caller: Caller; outgoing: Outgoing },
) {
  const channelSeq = channelOf(endpoint, call)
  const opened = await open({ channelSeq, guard: endpoint }, caller, outgoing)
  const params = paramsFor(endpoint, call, opened)
  const ctx = await inItsClass(opened, { endpoint, params, findClassRoles })
  const refusal =
    checkInspection(endpoint, ctx.user) ??
    checkState(endpoint, ctx.user, ctx.now()) ??
    ('suspension' in ctx ? checkSuspension(endpoint, ctx) : null)
  if (refusal) throw refuse(refusal)
  if (endpoint.featureSwitch) await requireSwitchedOn(endpoint.featureSwitch, ctx)

  const query = read(endpoint.query, call.query, { part: 'query', language: caller.language })
  const body = read(endpoint.body, call.body === undefined ? {} : call.body, {
    part: 'body',
    language: caller.language,
  })
  if ('channelSeq' in ctx && ctx.user?.isInspecting) await recordInspection(ctx, endpoint, params)
  const path = isAudited(endpoint) && 'channelSeq' in ctx ? followed(ctx, endpoint, params) : null
  const answer = await handle({ ctx: path?.ctx ?? ctx, params, query, body })
  await path?.settle()
  const reply = z.encode(endpoint.reply, answer)
  if (endpoint.touches.length > 0) onTouched?.(channelSeq, endpoint)
  return reply
}

/** A refusal has a text even if reading the site's terms fails. */
async function localeFor(
  route: Route | undefined,
  { params }: HttpCall,
  { caller: { language }, localeIn }: Pick<Openings, 'localeIn'> & { caller: Caller },
) {
  const named =
    route && isInSite(route.endpoint) ? pathWords.channelSeq.safeParse(params['channelSeq']).data : undefined
  const standard = standardLocale(language)
  return (await localeIn?.(named ?? null, language).catch(() => standard)) ?? standard
}

function channelOf(endpoint: Endpoint, { params }: HttpCall) {
  if (!isInSite(endpoint)) return null
  const channelSeq = pathWords.channelSeq.safeParse(params['channelSeq'])
  if (!channelSeq.success) throw refuse('NOT_FOUND')
  return channelSeq.data
}

/** The reply to callers without access does not reveal whether something exists. */
function paramsFor(endpoint: Endpoint, { params }: HttpCall, { user, now }: Context | PlatformContext) {
  try {
    return read(endpoint.params, params, { part: 'params', language: 'ko' })
  } catch (error) {
    throw refuseFirst(endpoint, user, now()) ?? error
  }
}
const refuseFirst = (...state: Parameters<typeof checkState>) => {
  const refusal = checkState(...state)
  return refusal && refuse(refusal)
}

interface CallTarget {
  part: 'params' | 'query' | 'body'
  language: Language
}
function read<Schema extends z.ZodType>(schema: Schema, value: unknown, { part, language }: CallTarget) {
  const unstorable = checkStorable(value, part)
  if (unstorable) {
    throw part === 'params'
      ? refuse('NOT_FOUND')
      : refuse('BAD_INPUT', unstorableSentence(unstorable, language))
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw part === 'params'
    ? refuse('NOT_FOUND')
    : refuse('BAD_INPUT', fieldSentences(result.error, part, language))
}

/** A refusal that the endpoint does not list is a bug. */
function refusalOf(error: unknown, endpoint?: Endpoint): Refused {
  if (!(error instanceof Refused)) return refuse(outageOf(error) ?? 'SOMETHING_BROKE')
  const api = [...everywhere, ...(endpoint?.refuses ?? [])]
  return api.includes(error.refusal) ? error : refuse('SOMETHING_BROKE')
}

export function answered({ refusal, fields, values }: Refused, locale: Locale) {
  const { code, status, reason } = refusalNamed(refusal)
  const envelope: Envelope = { code, message: sentence(locale, refusal, values), ...(reason && { reason }) }
  return { status, envelope: fields ? { ...envelope, fields } : envelope }
}
