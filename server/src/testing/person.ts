import { appendFileSync, mkdirSync } from 'node:fs'
import { beginHandOff, handOff, takeHandOff } from 'contract/people/sessions/api'
import { nameOf, type Endpoint, type Input, type Output } from 'contract/http/endpoint'
import type { RefusalName } from 'contract/http/refusals'
import { isAnswer, urlOf, toHttpCall, type Envelope } from 'contract/http/envelope'
import { checkDescribed } from './described.ts'
import { signInsOf } from './sign-ins.ts'
import type { App } from '../platform/create-app.ts'
import { Refused } from '../platform/refuse.ts'
import { allRefusals } from '../platform/refusals.ts'

export type Person = ReturnType<typeof person>

/** A user of the product over HTTP, as a browser would be; every reply is compared with its endpoint's schema. */
export function person(
  app: App,
  { token = null, host = 'localhost:3000' }: { token?: string | null; host?: string } = {},
) {
  const cookies = new Map<string, string>()
  const state = {
    token,
    host,
    cookies,
    clientId: '',
    userAgent: '',
    isRecorded: true,
    /** Calls everything on this host, also endpoints of other hosts. */
    staysHere: false,
  }

  const signIns = signInsOf(app)

  async function send(endpoint: Endpoint, input: object) {
    const call = toHttpCall(input)
    const at = state.staysHere ? state : await signIns.for(endpoint, call, state)
    const response = await app.http.inject({
      method: endpoint.method,
      url: urlOf(endpoint, call),
      ...(call.body !== undefined && { payload: call.body }),
      headers: {
        host: at.host,
        ...(at.token && { 'access-token': at.token }),
        ...(state.userAgent && { 'user-agent': state.userAgent }),
        ...(state.clientId && { 'client-id': state.clientId }),
        ...(state.cookies.size > 0 && { cookie: cookieHeader(state.cookies) }),
      },
    })
    if (state.isRecorded) recordCall(endpoint)
    for (const { name, value } of response.cookies) state.cookies.set(name, value)
    const strange = checkDescribed(endpoint, { status: response.statusCode, body: response.json() })
    if (strange) throw new Error(`${nameOf(endpoint)}: ${strange}`)
    const { 'access-token': fresh } = response.headers
    if (typeof fresh === 'string') state.token = fresh
    return response
  }
  return {
    state,
    /** Visits another host of the installation, with its own cookies. */
    at: (another: string) => person(app, { host: another }),
    /** Requests this sign-in on a site, in the same browser: the URL that the platform redirects to, and its code. */
    async signInStartedAt(another: string, next = '/') {
      const there = person(app, { host: another })
      const begun = await there.call(beginHandOff, { body: { next } })
      const parameters = new URL(begun.url).searchParams
      const body = { target: parameters.get('target') ?? '', state: parameters.get('state') ?? '' }
      const url = new URL((await this.call(handOff, { body })).url)
      return { there, url, code: url.searchParams.get('code') ?? '' }
    },
    /** Opens a site from the platform, as the buttons there do. */
    async handedTo(another: string) {
      const { there, code } = await this.signInStartedAt(another)
      await there.call(takeHandOff, { body: { code } })
      return there
    },
    async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
      const response = await send(endpoint, input)
      const { code, message, data } = response.json<Envelope>()
      if (!isAnswer(code)) throw noFrom({ code, message }, response.statusCode)
      endpoint.reply.parse(data)
      return data as Output<E>
    },
    /** The refusal of a call, or null after a success. */
    async refusal<E extends Endpoint>(endpoint: E, input: Input<E>) {
      const response = await send(endpoint, input)
      return response.json<Envelope>()
    },
  }
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function noFrom({ code, message }: Envelope, status: number) {
  const same = [...allRefusals()].filter(([, refusal]) => refusal.code === code)
  const name = (same.find(([, refusal]) => refusal.status === status) ?? same[0])?.[0]
  if (!name || name === 'SOMETHING_BROKE') return new Error(`${code} ${message}`)
  return new Refused(name as RefusalName)
}

/** Records the tested endpoints, which a repository test reads afterwards. */
function recordCall(endpoint: Endpoint) {
  mkdirSync('.data', { recursive: true })
  appendFileSync('.data/called.txt', `${nameOf(endpoint)}\n`)
}
