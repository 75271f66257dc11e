import { createHash, randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { CALENDAR_SCOPE } from '../platform/meetings/google-meet/google-oauth.ts'

export const googleApp = { clientId: 'client-of-haru', clientSecret: 'secret-of-haru' }

const moment = z.object({ dateTime: z.iso.datetime(), timeZone: z.literal('Asia/Seoul') })
const EventBody = z.object({
  summary: z.string().max(1024),
  start: moment,
  end: moment,
})
const NewEvent = EventBody.extend({
  id: z.string().regex(/^[a-v0-9]{5,1024}$/),
  conferenceData: z.object({
    createRequest: z.object({
      requestId: z.string().min(1),
      conferenceSolutionKey: z.object({ type: z.literal('hangoutsMeet') }),
    }),
  }),
})
const ChangedEvent = EventBody.partial().extend({ status: z.literal('confirmed').optional() })
interface StoredEvent extends z.output<typeof EventBody> {
  id: string
  status: 'confirmed' | 'cancelled'
  /** How often it is still read without its conference. */
  pendingReads: number
}
interface GoogleAnswer {
  status: number
  body?: object
}
const fault = (code: number, reason: string): GoogleAnswer => ({
  status: code,
  body: { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
})
const refusal = (status: number, error: string): GoogleAnswer => ({ status, body: { error } })

/** The token service and the calendar of Google as their documents describe them, on this machine. */
export async function fakeGoogleMeet(now: Clock) {
  const events = new Map<string, StoredEvent>()
  const codes = new Map<string, { challenge: string; redirectUrl: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Map<string, { endsAt: number; scopes: string[] }>()
  const control = {
    events,
    /** Method and path of each call in order. */
    book: [] as string[],
    scopes: ['openid', 'email', CALENDAR_SCOPE],
    isCalendarOn: true,
    /** How often a new event is read without its conference. */
    pendingReads: 0,
    failsConference: false,
    /** The next call of this method below `/calendar` is carried out and its answer is lost. */
    loses: null as 'POST' | 'PATCH' | 'DELETE' | null,
    faults: [] as GoogleAnswer[],
    tokenCount: 0,
    endTokens: () => accessTokens.clear(),
    /** The person takes back what they allowed. */
    revoke: () => {
      accessTokens.clear()
      refreshTokens.clear()
    },
    /** What the person brings back who agrees on the page at this address. */
    agree(authorizeUrl: string) {
      const query = new URL(authorizeUrl).searchParams
      const code = randomUUID()
      const challenge = query.get('code_challenge') ?? ''
      codes.set(code, { challenge, redirectUrl: query.get('redirect_uri') ?? '' })
      return { code, state: query.get('state') ?? '' }
    },
    /** A refresh token as one gets who agreed. */
    consent() {
      const token = randomUUID()
      refreshTokens.add(token)
      return token
    },
  }

  function issue(form: URLSearchParams): GoogleAnswer {
    if (form.get('client_id') !== googleApp.clientId || form.get('client_secret') !== googleApp.clientSecret)
      return refusal(401, 'invalid_client')
    const isFirst = form.get('grant_type') === 'authorization_code'
    if (isFirst) {
      const known = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (known?.challenge !== challenge || known.redirectUrl !== form.get('redirect_uri'))
        return refusal(400, 'invalid_grant')
    } else if (!refreshTokens.has(form.get('refresh_token') ?? '')) return refusal(400, 'invalid_grant')
    const token = randomUUID()
    accessTokens.set(token, { endsAt: now().getTime() + 3_599_000, scopes: [...control.scopes] })
    control.tokenCount += 1
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: 3599,
        scope: control.scopes.join(' '),
        ...(isFirst && { refresh_token: control.consent() }),
      },
    }
  }

  function end(token: string): GoogleAnswer {
    if (!refreshTokens.delete(token)) return refusal(400, 'invalid_token')
    accessTokens.clear()
    return { status: 200, body: {} }
  }

  function create(sent: unknown): GoogleAnswer {
    const body = NewEvent.safeParse(sent)
    if (!body.success) return fault(400, 'invalid')
    const { conferenceData: _, ...event } = body.data
    if (events.has(event.id)) return fault(409, 'duplicate')
    const stored: StoredEvent = { ...event, status: 'confirmed', pendingReads: control.pendingReads }
    events.set(event.id, stored)
    return { status: 200, body: view(stored) }
  }

  function view(event: StoredEvent) {
    const { pendingReads, ...shown } = event
    if (pendingReads > 0 || control.failsConference) {
      event.pendingReads -= 1
      const statusCode = control.failsConference ? 'failure' : 'pending'
      return { ...shown, conferenceData: { createRequest: { status: { statusCode } } } }
    }
    const uri = `https://meet.google.com/${event.id.slice(0, 3)}-made-abc`
    const entryPoints = [
      { entryPointType: 'phone', uri: 'tel:+82-2-0000-0000' },
      { entryPointType: 'video', uri },
    ]
    const createRequest = { status: { statusCode: 'success' } }
    return { ...shown, hangoutLink: uri, conferenceData: { createRequest, entryPoints } }
  }

  function change(event: StoredEvent, sent: unknown): GoogleAnswer {
    const body = ChangedEvent.safeParse(sent)
    if (!body.success) return fault(400, 'invalid')
    Object.assign(event, body.data)
    return { status: 200, body: view(event) }
  }

  function withEvent(id: string, work: (event: StoredEvent) => GoogleAnswer) {
    const event = events.get(id)
    return event ? work(event) : fault(404, 'notFound')
  }

  function answer(request: FastifyRequest, reply: FastifyReply, work: () => GoogleAnswer) {
    control.book.push(`${request.method} ${request.url.split('?')[0] ?? ''}`)
    const token = accessTokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    const isBad = !token || token.endsAt <= now().getTime()
    const lacks = !token?.scopes.includes(CALENDAR_SCOPE)
    const refused = isBad
      ? fault(401, 'authError')
      : lacks
        ? fault(403, 'insufficientPermissions')
        : control.isCalendarOn
          ? null
          : fault(403, 'accessNotConfigured')
    const { status, body } = refused ?? control.faults.shift() ?? work()
    if (!refused && control.loses === request.method) {
      control.loses = null
      request.raw.socket.destroy()
    }
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  http.post<{ Body: string }>('/token', (request, reply) => {
    const { status, body } = issue(new URLSearchParams(request.body))
    return reply.status(status).send(body)
  })
  http.post<{ Body: string }>('/revoke', (request, reply) => {
    const { status, body } =
      control.faults.shift() ?? end(new URLSearchParams(request.body).get('token') ?? '')
    return reply.status(status).send(body)
  })
  http.get('/userinfo', (request, reply) => {
    const isKnown = accessTokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))
    return isKnown
      ? reply.send({ sub: '1100', email: 'haru@example.com', email_verified: true })
      : reply.status(401).send({ error: 'invalid_token' })
  })
  interface OfEvent {
    Params: { id: string }
  }
  const calendar = '/calendar/v3/calendars/primary/events'
  http.get(calendar, (request, reply) =>
    answer(request, reply, () => ({ status: 200, body: { kind: 'calendar#events' } })),
  )
  http.post(calendar, (request, reply) => answer(request, reply, () => create(request.body)))
  http.get<OfEvent>(`${calendar}/:id`, (request, reply) =>
    answer(request, reply, () =>
      withEvent(request.params.id, (event) => ({ status: 200, body: view(event) })),
    ),
  )
  http.patch<OfEvent>(`${calendar}/:id`, (request, reply) =>
    answer(request, reply, () => withEvent(request.params.id, (event) => change(event, request.body))),
  )
  http.delete<OfEvent>(`${calendar}/:id`, (request, reply) =>
    answer(request, reply, () =>
      withEvent(request.params.id, (event) => {
        if (event.status === 'cancelled') return fault(410, 'deleted')
        event.status = 'cancelled'
        return { status: 204 }
      }),
    ),
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return {
    control,
    endpoint: { accounts: url, oauth: url, userInfo: `${url}/userinfo`, api: url, timeoutMs: 10_000, now },
  }
}
