import type { EventEmitter } from 'node:events'
import cookies from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ChannelSeq } from 'contract/values/ids'
import { systemClock, type Clock } from './clock.ts'
import { contextsOf } from './contexts.ts'
import { referencesOf } from './db/columns.ts'
import type { Database } from './db/database.ts'
import type { About, Feature, Openings } from './feature.ts'
import { answering, type Caller } from './http/answer.ts'
import type { Outgoing } from './http/exchange.ts'
import { asItIs } from './http/exchange.ts'
import { mount, turningAway } from './http/mount.ts'
import { addLastingHeaders, lastingHeaders } from './http/lasting-headers.ts'
import { apiReader } from './http/api-reader.ts'
import { openApi } from './http/openapi.ts'
import { answerUnreadableRequests } from './http/unreadable-requests.ts'
import { readableAddress, refuseUnreadableHosts } from './http/readable-address.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { appJobs } from './jobs/app-jobs.ts'
import type { Route } from './http/implement.ts'
import type { Ports } from './ports.ts'
import { mountSpreadsheets } from './spreadsheets/spreadsheets.http.ts'
import { localeIn } from './words/site-words.ts'

export interface AppOptions {
  features: readonly Feature[]
  database: Database
  ports: Ports
  clock?: Clock
  onBug: (error: unknown, where: string) => void
  http?: FastifyServerOptions
  /** Emits the events of the job queue. */
  events?: EventEmitter
  /** Facts about this installation. */
  about?: About
  /** Registered before every route. */
  before?: (http: FastifyInstance) => void
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Assembles features, database, clock, ports and HTTP. `main.ts` creates one app; every test creates its own. */
export async function createApp({
  features,
  database,
  ports,
  clock = systemClock,
  onBug,
  ...rest
}: AppOptions) {
  const routes = features.flatMap((feature) => feature.routes)
  const siteOfHost = features.find((feature) => feature.siteOfHost !== null)?.siteOfHost ?? null
  const findClassRoles = features.find((feature) => feature.findClassRoles !== null)?.findClassRoles ?? null
  const canBePaid = features.find((feature) => feature.canBePaid !== null)?.canBePaid ?? null
  const declared = { references: referencesOf(features), notifications: textsOf(features), canBePaid }
  const contexts = contextsOf({ database, ports, clock, siteOfHost, ...declared })
  const answer = answering(routes, {
    open: contexts.open,
    findClassRoles,
    onBug,
    localeIn: (channelSeq, language) =>
      localeIn({ platform: database.platform, ports }, channelSeq, language),
    onTouched: (channelSeq, { touches }) => ports.forgetPages(channelSeq, touches),
  })

  const turnAway = turningAway(onBug)
  const http = Fastify({
    ...rest.http,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(lastingHeaders(ports.settings.publicUrl))
      turnAway(error, request, reply)
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadableRequests(),
  })
  http.setErrorHandler(turnAway)
  addLastingHeaders(http, () => ports.settings.publicUrl)
  // Registered before every route that reads cookies.
  await http.register(cookies, { parseOptions: asItIs })
  rest.before?.(http)
  refuseUnreadableHosts(http)
  mount(http, routes, answer)
  mountApiDocs(http, routes)
  const openings = {
    ports,
    open: (channelSeq: ChannelSeq, ...request: [Caller, Outgoing]) =>
      contexts.openSite({ channelSeq, guard: { access: 'public', host: 'site' } }, ...request),
    contextFor: contexts.contextFor,
    platformContext: contexts.platformContext,
    about: rest.about ?? { version: 'test', transcoderAdvice: null, startedAt: clock() },
  }
  await mountFeatures(http, features, openings)

  const jobs = appJobs({ features, database, contexts, onBug, ...rest })
  return {
    http,
    answer,
    database,
    ports,
    contextFor: (channelSeq: ChannelSeq) => contexts.contextFor(channelSeq),
    platformContext: () => contexts.platformContext(),
    allChannels: contexts.allChannels,
    ...jobs,
  }
}

/** What features answer besides calls. */
async function mountFeatures(http: FastifyInstance, features: readonly Feature[], openings: Openings) {
  for (const feature of features) await feature.mount?.(http, openings)
  const spreadsheets = features.flatMap((feature) => feature.spreadsheets)
  mountSpreadsheets(http, spreadsheets, openings)
}

const textsOf = (features: readonly Feature[]) =>
  new Map(features.flatMap(({ notificationTexts }) => Object.entries(notificationTexts)))

/** The documentation of the API, for programs and for people. */
function mountApiDocs(http: FastifyInstance, routes: readonly Route[]) {
  const endpoints = routes.map((route) => route.endpoint)
  http.get('/api/openapi.json', () => openApi(endpoints))
  http.get('/api/docs', (_request, reply) =>
    reply.headers(securityHeaders()).type('text/html; charset=utf-8').send(apiReader(endpoints)),
  )
}
