import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'

export const zoomAccount = {
  accountId: 'account-of-haru',
  clientId: 'client-of-haru',
  clientSecret: 'secret-of-haru',
  hostEmail: 'host@example.com',
}
const zoomScopes = [
  'user:read:user:admin',
  'meeting:read:meeting:admin',
  'meeting:read:list_meetings:admin',
  'meeting:write:meeting:admin',
  'meeting:update:meeting:admin',
  'meeting:delete:meeting:admin',
]
const HOUR_MS = 60 * 60_000
const DAILY_CALLS = 100
const LISTED_AGENDA = 250

const MeetingBody = z.object({
  topic: z.string().min(1).max(200),
  type: z.literal(2).optional(),
  start_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  timezone: z.string(),
  duration: z.int().positive(),
  password: z
    .string()
    .regex(/^[A-Za-z0-9@_*-]{1,10}$/)
    .optional(),
  agenda: z.string().max(2000).optional(),
  settings: z
    .object({ waiting_room: z.boolean(), join_before_host: z.boolean(), approval_type: z.int() })
    .partial(),
})
export interface StoredZoomMeeting extends z.output<typeof MeetingBody> {
  id: number
  hostEmail: string
}
interface ZoomAnswer {
  status: number
  body?: object
  headers?: Record<string, string>
}
const fault = (status: number, code: number, message = `fault ${code}`): ZoomAnswer => ({
  status,
  body: { code, message },
})
const noUser = (email: string) => fault(404, 1001, `User does not exist: ${email}.`)
const noMeeting = (id: string) => fault(404, 3001, `Meeting does not exist: ${id}.`)
const lacking = (scope: string) =>
  fault(400, 4711, `Invalid access token, does not contain scopes:[${scope}]`)

/** Zoom as its documents describe it, on this machine, with a book of what was requested. */
export async function fakeZoom(now: Clock) {
  const meetings = new Map<number, StoredZoomMeeting>()
  const issued = new Map<string, { endsAt: number; scopes: string[] }>()
  const startUrls = new Map<string, { id: number; endsAt: number }>()
  const callsOfDay = new Map<string, number>()
  let nextId = 85_746_065_432
  const control = {
    secrets: new Map([[zoomAccount.clientId, zoomAccount.clientSecret]]),
    accountId: zoomAccount.accountId,
    users: new Map([[zoomAccount.hostEmail, { status: 'active', display_name: '하루 학당' }]]),
    scopes: [...zoomScopes],
    meetings,
    /** Method and path of each call in order, without the query. */
    book: [] as string[],
    /** The next call of this method below `/v2` is carried out and its answer is lost. */
    loses: null as 'POST' | 'PATCH' | 'DELETE' | null,
    /** Answers of the next calls, instead of the work. */
    faults: [] as ZoomAnswer[],
    /** Calls below `/v2` are never answered. */
    isSilent: false,
    pageSize: 300,
    tokenCount: 0,
    /** Ends all tokens, as another process that requests one may. */
    endTokens: () => issued.clear(),
    /** The meeting that this address starts now; null where it is over or was never issued. */
    meetingStartedBy(address: string) {
      const known = startUrls.get(address)
      return known && known.endsAt > now().getTime() ? known.id : null
    },
  }

  function issueToken({ headers, body }: FastifyRequest): ZoomAnswer {
    const pair = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString('utf8')
    const [clientId = '', secret] = pair.split(':')
    if (secret === undefined || control.secrets.get(clientId) !== secret)
      return { status: 400, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    if (form.get('grant_type') !== 'account_credentials')
      return { status: 400, body: { reason: 'unsupported grant type', error: 'unsupported_grant_type' } }
    if (form.get('account_id') !== control.accountId)
      return { status: 400, body: { reason: 'Bad Request', error: 'invalid_request' } }
    const token = randomUUID()
    const scopes = [...control.scopes]
    issued.set(token, { endsAt: now().getTime() + HOUR_MS, scopes })
    control.tokenCount += 1
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: 3599, scope: scopes.join(' ') },
    }
  }

  /** At most a hundred of these calls for each user and day. */
  function limitFault(hostEmail: string): ZoomAnswer | null {
    const day = `${now().toISOString().slice(0, 10)} ${hostEmail}`
    const count = (callsOfDay.get(day) ?? 0) + 1
    callsOfDay.set(day, count)
    if (count <= DAILY_CALLS) return null
    const tomorrow = new Date(now().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10)
    const { status, body = {} } = fault(429, 429, 'You have reached the maximum per-day limit for this API.')
    return { status, body, headers: { 'retry-after': `${tomorrow}T00:00:00Z` } }
  }

  function create(hostEmail: string, sent: unknown): ZoomAnswer {
    if (!control.users.has(hostEmail)) return noUser(hostEmail)
    const limited = limitFault(hostEmail)
    if (limited) return limited
    const body = MeetingBody.safeParse(sent)
    if (!body.success) return fault(400, 300, 'Validation Failed.')
    nextId += 1
    const made = { ...body.data, id: nextId, hostEmail, password: body.data.password ?? 'zoompick1' }
    meetings.set(made.id, made)
    return { status: 201, body: view(made) }
  }

  function view(meeting: StoredZoomMeeting) {
    const startUrl = `https://zoom.us/s/${meeting.id}?zak=${randomUUID()}`
    startUrls.set(startUrl, { id: meeting.id, endsAt: now().getTime() + 2 * HOUR_MS })
    const { hostEmail, ...body } = meeting
    return {
      ...body,
      uuid: `uuid-of-${meeting.id}==`,
      host_email: hostEmail,
      status: 'waiting',
      join_url: `https://zoom.us/j/${meeting.id}?pwd=hidden`,
      start_url: startUrl,
    }
  }

  function list(hostEmail: string, query: Record<string, string>): ZoomAnswer {
    if (!control.users.has(hostEmail)) return noUser(hostEmail)
    const upcoming = [...meetings.values()].filter(
      (one) =>
        one.hostEmail === hostEmail && Date.parse(one.start_time) + one.duration * 60_000 > now().getTime(),
    )
    const size = Math.min(control.pageSize, Number(query['page_size'] ?? 30))
    const from = Number(query['next_page_token'] ?? 0)
    const page = upcoming.slice(from, from + size).map(({ id, topic, start_time, duration, agenda }) => ({
      id,
      topic,
      start_time,
      duration,
      ...(agenda !== undefined && { agenda: agenda.slice(0, LISTED_AGENDA) }),
    }))
    const next = from + size < upcoming.length ? String(from + size) : ''
    return { status: 200, body: { page_size: size, next_page_token: next, meetings: page } }
  }

  function change(meeting: StoredZoomMeeting, sent: unknown): ZoomAnswer {
    const limited = limitFault(meeting.hostEmail)
    if (limited) return limited
    const body = MeetingBody.partial().safeParse(sent)
    if (!body.success) return fault(400, 300, 'Validation Failed.')
    Object.assign(meeting, body.data, { settings: { ...meeting.settings, ...body.data.settings } })
    return { status: 204 }
  }

  function withMeeting(id: string, work: (meeting: StoredZoomMeeting) => ZoomAnswer) {
    const meeting = meetings.get(Number(id))
    return meeting ? work(meeting) : noMeeting(id)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, scope: string, work: () => ZoomAnswer) {
    control.book.push(`${request.method} ${request.url.split('?')[0] ?? ''}`)
    if (control.isSilent) return new Promise(() => {})
    const token = issued.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    const isBad = !token || token.endsAt <= now().getTime()
    const refused = isBad ? fault(401, 124, 'Invalid access token.') : scopeFault(token.scopes, scope)
    const { status, body, headers } = refused ?? control.faults.shift() ?? work()
    if (!refused && control.loses === request.method) {
      control.loses = null
      request.raw.socket.destroy()
    }
    void reply.headers(headers ?? {})
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  http.post('/oauth/token', (request, reply) => {
    const { status, body } = issueToken(request)
    return reply.status(status).send(body)
  })
  interface OfUser {
    Params: { email: string }
    Querystring: Record<string, string>
  }
  interface OfMeeting {
    Params: { id: string }
  }
  http.get<OfUser>('/v2/users/:email', (request, reply) =>
    answer(request, reply, 'user:read:user:admin', () => {
      const user = control.users.get(request.params.email)
      return user
        ? { status: 200, body: { id: 'u1', email: request.params.email, type: 2, ...user } }
        : noUser(request.params.email)
    }),
  )
  http.get<OfUser>('/v2/users/:email/meetings', (request, reply) =>
    answer(request, reply, 'meeting:read:list_meetings:admin', () =>
      list(request.params.email, request.query),
    ),
  )
  http.post<OfUser>('/v2/users/:email/meetings', (request, reply) =>
    answer(request, reply, 'meeting:write:meeting:admin', () => create(request.params.email, request.body)),
  )
  http.get<OfMeeting>('/v2/meetings/:id', (request, reply) =>
    answer(request, reply, 'meeting:read:meeting:admin', () =>
      withMeeting(request.params.id, (meeting) => ({ status: 200, body: view(meeting) })),
    ),
  )
  http.patch<OfMeeting>('/v2/meetings/:id', (request, reply) =>
    answer(request, reply, 'meeting:update:meeting:admin', () =>
      withMeeting(request.params.id, (meeting) => change(meeting, request.body)),
    ),
  )
  http.delete<OfMeeting>('/v2/meetings/:id', (request, reply) =>
    answer(request, reply, 'meeting:delete:meeting:admin', () =>
      withMeeting(request.params.id, (meeting) => {
        meetings.delete(meeting.id)
        return { status: 204 }
      }),
    ),
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { control, endpoint: { api: `${url}/v2`, oauth: `${url}/oauth`, now } }
}

/** A classic scope covers all granular ones of its kind. */
function scopeFault(scopes: readonly string[], needed: string) {
  const [subject = '', verb = ''] = needed.split(':')
  const classic = `${subject}:${verb === 'read' ? 'read' : 'write'}:admin`
  return scopes.includes(needed) || scopes.includes(classic) ? null : lacking(needed)
}
