import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nameOf } from 'contract/http/endpoint'
import { refusals } from 'contract/http/refusals'
import { headerNames, type HttpCall } from 'contract/http/envelope'
import { outageOf } from '../outages.ts'
import { pathWords } from 'contract/http/path-params'
import { whyTurnedAway } from './from-our-pages.ts'
import { isDevelopmentHost } from './development-host.ts'
import { languageOf } from '../words/sentence.ts'
import { standardLocale } from '../words/site-words.ts'
import { refuse } from '../refuse.ts'
import { answered, type AnswerCall, type Answered, type Caller } from './answer.ts'
import { addressesOf } from './addresses-of-calls.ts'
import { Outgoing, cookiesOf, cookieToSet } from './exchange.ts'
import type { Route } from './implement.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer
  }
}

/** Registers every implemented endpoint at its path. */
export function mount(http: FastifyInstance, routes: readonly Route[], answer: AnswerCall) {
  keepRawJson(http)
  for (const { endpoint } of routes) {
    for (const address of addressesOf(endpoint)) {
      http.route({
        ...address,
        config: { name: nameOf(endpoint) },
        onRequest: turnForeignAway,
        handler: async (request, reply) => {
          const { params, query, body } = request as HttpCall
          const result = await answer(nameOf(endpoint), { params, query, body }, callerOf(request))
          return send(reply, endpoint.redirects ? redirected(result) : result)
        },
      })
    }
  }
  // Unknown API paths get the API's envelope instead of a page: the caller is a program.
  http.all('/api/*', async (request, reply) =>
    send(reply, await answer('', { params: {}, query: {} }, callerOf(request))),
  )
}

/** Replies in the API's envelope before the body is read. */
async function turnForeignAway(request: FastifyRequest, reply: FastifyReply) {
  const refusal = whyTurnedAway(request)
  if (refusal === null) return
  const { language } = callerOf(request)
  await send(reply, { ...answered(refuse(refusal), standardLocale(language)), outgoing: new Outgoing() })
}

/** Errors before any endpoint get the same envelope: a body too large, an unknown type, a malformed URL. */
export const turningAway =
  (onBug: (error: unknown, where: string) => void) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500
    if (!isTheirs) onBug(error, `${request.method} ${request.routeOptions.url ?? 'an unknown address'}`)
    const { language } = callerOf(request)
    const ours = outageOf(error) ?? 'SOMETHING_BROKE'
    const refusal = refuse(isTheirs ? 'BAD_INPUT' : ours)
    const status = isTheirs ? error.statusCode : refusals[ours].status
    void send(reply, {
      ...answered(refusal, standardLocale(language)),
      ...(status && { status }),
      outgoing: new Outgoing(),
    })
  }

export const callerOf = (request: FastifyRequest): Caller => ({
  token: tokenOf(request),
  language: languageOf(first(request, headerNames.language) ?? request.headers['accept-language']),
  incoming: {
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent'] ?? '',
    namedSite: namedSite(request),
    cookies: cookiesOf(request),
    headers: request.headers,
    rawBody: request.rawBody ?? Buffer.alloc(0),
  },
})

function send(reply: FastifyReply, { status, envelope, outgoing }: Answered) {
  void reply.status(status).header('cache-control', 'no-store').headers(outgoing.headers)
  for (const cookie of outgoing.cookies) {
    const { name, value, options } = cookieToSet(cookie, isSecure(reply.request))
    void reply.setCookie(name, value, options)
  }
  return reply.send(envelope)
}

/** A success that sends the browser on. */
function redirected(reply: Answered): Answered {
  const { data } = Redirection.safeParse(reply.envelope.data)
  if (!data) return reply
  reply.outgoing.headers['location'] = data.url
  return { ...reply, status: 302 }
}
const Redirection = z.object({ url: z.string() })

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https'

/** Also only where a page may name its site by number. */
function namedSite(request: FastifyRequest) {
  const named = first(request, headerNames.channelSeq)
  return named !== undefined && isDevelopmentHost(request)
    ? (pathWords.channelSeq.safeParse(named).data ?? null)
    : null
}

function tokenOf(request: FastifyRequest) {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')
  return first(request, headerNames.accessToken) ?? bearer?.[1] ?? null
}

/** A header under its own name or with the prefix `x-`. */
function first({ headers }: FastifyRequest, name: string) {
  const value = headers[name] ?? headers[`x-${name}`]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Parses JSON only and keeps the raw bytes for signatures. Fastify validates nothing. */
function keepRawJson(http: FastifyInstance) {
  http.removeContentTypeParser('text/plain')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.from(body)
    request.rawBody = raw
    if (raw.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(raw.toString('utf8')))
    } catch {
      done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }))
    }
  })
}
