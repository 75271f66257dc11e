import { systemClock } from '../../clock.ts'
import {
  MeetingProviderRefused,
  type AccountCheck,
  type Meeting,
  type MeetingInput,
  type MeetingProvider,
} from '../meeting-provider.ts'
import { NO_SUCH_MEETING, zoomClient, type ZoomMeetingBody } from './zoom-client.ts'
import { zoomTokens, type ZoomAccount, type ZoomEndpoint } from './zoom-tokens.ts'

const MINUTE_MS = 60_000
const LONGEST_TOPIC = 200
/** Lists of meetings show no more of it. */
const LONGEST_AGENDA = 250
/** Anybody may come without registering at Zoom. */
const NO_REGISTRATION = 2
/** Over already: nothing is left to delete. */
const ENDED = '3007'

const zoom = {
  api: 'https://api.zoom.us/v2',
  oauth: 'https://zoom.us/oauth',
  timeoutMs: 10_000,
  now: systemClock,
}

/** Providers that share the tokens of their accounts. */
export function zoomProviders(endpoint: Partial<ZoomEndpoint> = {}) {
  const reached = { ...zoom, ...endpoint }
  const tokens = zoomTokens(reached)
  return (account: ZoomAccount): MeetingProvider => {
    const client = zoomClient({ account, endpoint: reached, tokens })
    return {
      checkAccount: () =>
        checked(async () => {
          const { scopes } = await tokens.issueNew(account)
          return scopes && !suffices(scopes) ? null : client.readHost()
        }),
      createMeeting: (key, meeting) => createOnce(client, key, meeting),
      changeMeeting: (key, meeting) => whereThere(client.changeMeeting(key, bodyOf(meeting))),
      async deleteMeeting(key) {
        await client.deleteMeeting(key).catch((error: unknown) => {
          if (!isRefusedWith(error, NO_SUCH_MEETING, ENDED)) throw error
        })
      },
      findStartUrl: (key) => unlessGone(client.readStartUrl(key)),
    }
  }
}

/**
 * Meetings of one Zoom account, through its server-to-server OAuth app. All of them are hosted by one user of the account, who can
 * host one at a time unless their licence says otherwise. A password is at most ten letters, digits and `@-_*`.
 */
export const zoomProvider = (account: ZoomAccount, endpoint: Partial<ZoomEndpoint> = {}): MeetingProvider =>
  zoomProviders(endpoint)(account)

type Client = ReturnType<typeof zoomClient>

/**
 * Zoom has no idempotency keys. The caller's key is the agenda of the meeting, and a meeting with it among the host's upcoming ones
 * is used instead of another one. Two meetings remain possible when the same key is used twice at the same moment, when a
 * request arrives at Zoom after its time here was over and after the next search, when Zoom's list does not yet show a new meeting, and when
 * somebody rewrote the agenda at Zoom.
 */
async function createOnce(client: Client, key: string, meeting: MeetingInput): Promise<Meeting> {
  if (key.length > LONGEST_AGENDA) throw new Error('a key of a meeting is too long')
  const body = bodyOf(meeting)
  const earlier = await client.findByAgenda(key)
  if (earlier !== null && (await whereThere(client.changeMeeting(earlier, body))))
    return viewOf(await client.readMeeting(earlier))
  return viewOf(await client.createMeeting({ ...body, agenda: key }))
}

function bodyOf({ title, startsAt, endsAt, password, isWaitingRoomOn }: MeetingInput): ZoomMeetingBody {
  return {
    topic: title.slice(0, LONGEST_TOPIC),
    // Without a fraction of a second; Z makes it UTC, whatever the timezone in which it is shown.
    start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    timezone: 'Asia/Seoul',
    duration: Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS)),
    ...(password !== null && { password }),
    settings: {
      waiting_room: isWaitingRoomOn,
      join_before_host: false,
      approval_type: NO_REGISTRATION,
    },
  }
}

const viewOf = (found: Awaited<ReturnType<Client['readMeeting']>>): Meeting => ({
  meetingKey: String(found.id),
  joinUrl: found.join_url,
  password: found.password ?? '',
})

/** Scopes are classic (`meeting:write:admin`) or granular (`meeting:update:meeting:admin`). */
const needed = [
  /^meeting:write(?::admin|:master)?$|^meeting:write:meeting\b/,
  /^meeting:write(?::admin|:master)?$|^meeting:update:meeting\b/,
  /^meeting:write(?::admin|:master)?$|^meeting:delete:meeting\b/,
  /^meeting:read(?::admin|:master)?$|^meeting:read:meeting\b/,
  /^meeting:read(?::admin|:master)?$|^meeting:read:list_meetings\b/,
]
const suffices = (scopes: readonly string[]) =>
  needed.every((pattern) => scopes.some((scope) => pattern.test(scope)))

async function checked(
  read: () => Promise<Awaited<ReturnType<Client['readHost']>> | null>,
): Promise<AccountCheck> {
  try {
    const host = await read()
    if (!host) return { verdict: 'REFUSED', reason: 'PERMISSION' }
    const { email, status, display_name: name } = host
    if (status && status !== 'active') return { verdict: 'REFUSED', reason: 'HOST' }
    return { verdict: 'ACCEPTED', accountName: name ? name : email }
  } catch (error) {
    if (error instanceof MeetingProviderRefused && error.account)
      return { verdict: 'REFUSED', reason: error.account }
    throw error
  }
}

async function unlessGone<Answer>(answer: Promise<Answer>) {
  try {
    return await answer
  } catch (error) {
    if (isRefusedWith(error, NO_SUCH_MEETING)) return null
    throw error
  }
}

async function whereThere(answer: Promise<unknown>) {
  try {
    await answer
    return true
  } catch (error) {
    if (isRefusedWith(error, NO_SUCH_MEETING)) return false
    throw error
  }
}

const isRefusedWith = (error: unknown, ...codes: string[]) =>
  error instanceof MeetingProviderRefused && codes.includes(error.code)
