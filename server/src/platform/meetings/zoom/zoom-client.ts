import { z } from 'zod'
import { withToken } from '../access-tokens.ts'
import { MeetingProviderRefused, type AccountRefusal } from '../meeting-provider.ts'
import { parsedAnswer, providerRequest, unreachable, type ProviderAnswer } from '../provider-request.ts'
import type { ZoomAccount, ZoomEndpoint, ZoomTokens } from './zoom-tokens.ts'

/** Scheduled, once. */
const SCHEDULED = 2
const PAGE_SIZE = 300
/** More upcoming meetings of one host are not searched. */
const MAX_PAGES = 20

const webAddress = z.url({ protocol: /^https$/ })
const ZoomMeeting = z.object({
  id: z.int().positive(),
  join_url: webAddress,
  /** Missing where the account uses none. */
  password: z.string().nullish(),
})
const StartableMeeting = z.object({ start_url: webAddress })
const Listed = z.object({ id: z.int().positive(), agenda: z.string().nullish() })
const Page = z.object({ next_page_token: z.string().optional(), meetings: Listed.array() })
const ZoomUser = z.object({
  email: z.string(),
  status: z.string().nullish(),
  display_name: z.string().nullish(),
})
const Problem = z.object({ code: z.number() })

export interface ZoomMeetingBody {
  topic: string
  start_time: string
  timezone: string
  duration: number
  /** Left out where Zoom chooses one. */
  password?: string
  agenda?: string
  settings: { waiting_room: boolean; join_before_host: boolean; approval_type: number }
}

export const NO_SUCH_MEETING = '3001'
/** Which refusals say something about the account, whatever the call was. */
const accountFaults: Readonly<Record<string, AccountRefusal>> = {
  124: 'KEYS',
  4700: 'PERMISSION',
  4711: 'PERMISSION',
  // No such user, none of this account, and one who may not host.
  1001: 'HOST',
  1005: 'HOST',
  1010: 'HOST',
  1120: 'HOST',
  3161: 'HOST',
}

interface Options {
  account: ZoomAccount
  endpoint: ZoomEndpoint
  tokens: ZoomTokens
}
interface Call {
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: object
}

const meeting = (key: string) => `/meetings/${encodeURIComponent(key)}`

/** The calls of the Zoom API that are used here. */
export function zoomClient({ account, endpoint: { api, timeoutMs, now }, tokens }: Options) {
  const user = `/users/${encodeURIComponent(account.hostEmail)}`

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
    readHost: async () => parsedAnswer(ZoomUser, await call(user)),
    readMeeting: async (key: string) => parsedAnswer(ZoomMeeting, await call(meeting(key))),
    readStartUrl: async (key: string) => parsedAnswer(StartableMeeting, await call(meeting(key))).start_url,
    createMeeting: async (body: ZoomMeetingBody) =>
      parsedAnswer(
        ZoomMeeting,
        await call(`${user}/meetings`, { method: 'POST', body: { type: SCHEDULED, ...body } }),
      ),
    changeMeeting: (key: string, body: ZoomMeetingBody) => call(meeting(key), { method: 'PATCH', body }),
    deleteMeeting: (key: string) => call(meeting(key), { method: 'DELETE' }),

    /** The host's upcoming meeting with this agenda. */
    async findByAgenda(agenda: string) {
      let pageToken = ''
      for (let count = 0; count < MAX_PAGES; count += 1) {
        const query = new URLSearchParams({ type: 'upcoming', page_size: String(PAGE_SIZE) })
        if (pageToken !== '') query.set('next_page_token', pageToken)
        const page = parsedAnswer(Page, await call(`${user}/meetings?${query.toString()}`))
        const match = page.meetings.find((one) => one.agenda === agenda)
        if (match) return String(match.id)
        pageToken = page.next_page_token ?? ''
        if (pageToken === '') break
      }
      return null
    },
  }
}

function bodyOf({ status, isOk, body, retryAfter }: ProviderAnswer): unknown {
  if (isOk) return body
  if (status === 429) throw new MeetingProviderRefused('429', retryAfter)
  const problem = Problem.safeParse(body)
  if (!problem.success) return unreachable(`status ${status}`)
  const code = String(problem.data.code)
  const fault = accountFaults[code] ?? (status === 401 ? 'KEYS' : null)
  throw new MeetingProviderRefused(code, retryAfter, fault)
}
