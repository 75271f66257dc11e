import { z } from 'zod'
import { withToken } from '../access-tokens.ts'
import { MeetingProviderRefused, type AccountRefusal } from '../meeting-provider.ts'
import { parsedAnswer, providerRequest, unreachable, type ProviderAnswer } from '../provider-request.ts'
import type { GoogleAccount, GoogleEndpoint, GoogleTokens } from './google-oauth.ts'

const Event = z.object({
  id: z.string(),
  status: z.string().optional(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional(),
      entryPoints: z.object({ entryPointType: z.string(), uri: z.string() }).array().optional(),
    })
    .optional(),
})
export type GoogleEvent = z.output<typeof Event>

const Problem = z.object({
  error: z.object({
    code: z.number(),
    errors: z.object({ reason: z.string() }).array().optional(),
  }),
})

export interface GoogleEventBody {
  summary: string
  start: { dateTime: string; timeZone: string }
  end: { dateTime: string; timeZone: string }
}

/** https://developers.google.com/workspace/calendar/api/guides/errors */
const accountFaults: Readonly<Record<string, AccountRefusal>> = {
  authError: 'KEYS',
  required: 'KEYS',
  accessNotConfigured: 'PERMISSION',
  insufficientPermissions: 'PERMISSION',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'PERMISSION',
  forbiddenForNonOrganizer: 'HOST',
  notACalendarUser: 'HOST',
}
const slowDown = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])
/** Seconds; Google recommends to wait ever longer and names no time. */
const SLOWER = 60

export const DUPLICATE = '409'
export const GONE = ['404', '410'] as const

interface Options {
  account: GoogleAccount
  endpoint: GoogleEndpoint
  tokens: GoogleTokens
}
interface Call {
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: object
}
const EVENTS = '/calendar/v3/calendars/primary/events'
const eventPath = (id: string) => `${EVENTS}/${encodeURIComponent(id)}`
/** No mails to guests; conferences are part of the event. */
const QUIET = '?conferenceDataVersion=1&sendUpdates=none'

/** The calls of the Google Calendar API that are used here. */
export function googleClient({ account, endpoint: { api, timeoutMs, now }, tokens }: Options) {
  const call = async (path: string, options: Call = {}) =>
    bodyOf(
      await withToken(tokens, account, (token) =>
        providerRequest(`${api}${path}`, {
          ...options,
          headers: { authorization: `Bearer ${token}` },
          timeoutMs,
          now,
        }),
      ),
    )

  return {
    /** Changes nothing. */
    checkCalendar: () => call(`${EVENTS}?maxResults=1&fields=kind`),
    readEvent: async (id: string) => parsedAnswer(Event, await call(eventPath(id))),
    /** With a conference of its own. The identifier is ours; a second event with it is refused. */
    createEvent: async (id: string, body: GoogleEventBody) =>
      parsedAnswer(
        Event,
        await call(EVENTS + QUIET, { method: 'POST', body: { id, ...body, ...conferenceOf(id) } }),
      ),
    /** Also brings back one that was deleted. */
    reviveEvent: async (id: string, body: GoogleEventBody) =>
      parsedAnswer(
        Event,
        await call(eventPath(id) + QUIET, { method: 'PATCH', body: { status: 'confirmed', ...body } }),
      ),
    changeEvent: async (id: string, body: GoogleEventBody) =>
      parsedAnswer(Event, await call(eventPath(id) + QUIET, { method: 'PATCH', body })),
    deleteEvent: (id: string) => call(eventPath(id) + QUIET, { method: 'DELETE' }),
  }
}

const conferenceOf = (requestId: string) => ({
  conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
})

function bodyOf({ status, isOk, body, retryAfter }: ProviderAnswer): unknown {
  if (isOk) return body
  if (status === 429) throw new MeetingProviderRefused('429', retryAfter ?? SLOWER)
  const problem = Problem.safeParse(body)
  if (!problem.success) return unreachable(`status ${status}`)
  const reason = problem.data.error.errors?.[0]?.reason ?? ''
  if (slowDown.has(reason)) throw new MeetingProviderRefused(reason, retryAfter ?? SLOWER)
  const fault = accountFaults[reason] ?? (status === 401 ? 'KEYS' : null)
  throw new MeetingProviderRefused(String(status), retryAfter, fault)
}
