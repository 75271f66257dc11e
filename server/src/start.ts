import { EventEmitter } from 'node:events'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LogController, type FastifyServerOptions } from 'fastify'
import type { Render } from 'contract/site/sites/page-data'
import { featureNames } from 'contract/http/features.gen'
import { z } from 'zod'
import { features } from './app.ts'
import { findShownSite, findSiteOfName } from './features/site/sites/sites.public.ts'
import { findForeign } from './features/growth/integrations/integrations.public.ts'
import { addressesOf } from './platform/addresses.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate, searchesKorean } from './platform/db/migrate.ts'
import { loneUserAdvice } from './platform/db/roles.ts'
import { openPostgres } from './platform/db/open-postgres.ts'
import { createApp, type App } from './platform/create-app.ts'
import { mountLiveMedia } from './platform/live-media/mount-live-media.ts'
import { openLiveMedia } from './platform/live-media/open-live-media.ts'
import { broadcastsFolder } from './platform/live-media/broadcasts.ts'
import { recordingsFolder } from './platform/live-media/takes.ts'
import { ownOrigin } from './platform/http/own-origin.ts'
import { findInstalled } from './platform/media/ffmpeg.ts'
import { CannotStart } from './platform/operating/cannot-start.ts'
import { openLog } from './platform/operating/log.ts'
import { countJobs, openMetrics } from './platform/operating/metrics.ts'
import { holdPort, reasonNotToListen, type ReservedPort } from './platform/operating/port.ts'
import { masterSecretOf, secretsFrom } from './platform/operating/secrets.ts'
import { adviceOn, type Settings } from './platform/operating/settings.ts'
import { answerStarting } from './platform/operating/starting.ts'
import { watchRequests } from './platform/operating/watch-requests.ts'
import { outageOf } from './platform/outages.ts'
import { htmlCache } from './platform/pages/html-cache.ts'
import { servePages } from './platform/pages/pages.ts'
import { serveFiles } from './platform/pages/static-files.ts'
import { queueHealth } from './platform/jobs/queue-health.queries.ts'
import { databaseBus } from './platform/realtime/bus.ts'
import { notices } from './platform/realtime/notices.queries.ts'
import { localeIn } from './platform/words/site-words.ts'
import { loadDemo, type Demo } from './load-demo.ts'
import { openPorts } from './open-ports.ts'
import { greeting } from './greeting.ts'
import { mountSandboxBilling } from './sandbox-provider/billing-provider.ts'
import { billingStore } from './sandbox-provider/billing-store.ts'
import { mountSandboxProvider } from './sandbox-provider/provider.ts'
import { fileStore } from './sandbox-provider/store.ts'

/** Another process's message that something shown on pages changed. */
const Changed = z.object({ channelSeq: z.int().nullable(), features: z.enum(featureNames).array() })

const STALLED_MS = 120_000

export interface StartOptions {
  settings: Settings
  version: string
  migrations: string
  searchPath: string | undefined
  pages: {
    load: () => Promise<{ render: Render }>
    scripts: string[]
    styles: string[]
    finish?: (html: string, url: string) => Promise<string>
  }
  /** The folder of built browser files; absent while Vite serves them. */
  clientFolder: string | null
  say: (line: string) => void
  /** Called with a sentence for the operator when the product cannot continue and this process should end. */
  onEnd: (sentence: string) => void
  /** Called before the first request is answered: from then on the process ends in order. */
  onServe?: () => void
  http?: FastifyServerOptions
}

/**
 * Starts the app with everything around it. Returns a function that closes it in order. @throws CannotStart with a sentence for the
 * operator, also when another process already serves that port.
 */
export async function start(options: StartOptions) {
  const held = await holdPort(options.settings, answerStarting)
  try {
    return await startHolding(options, held)
  } catch (error) {
    await held.release()
    if (outageOf(error) === 'UNAVAILABLE')
      throw new CannotStart(
        `The database cannot be reached (${String(error)}). Start Seodang again once it can.`,
      )
    throw await reasonNotToListen(error, options.settings)
  }
}

async function startHolding(
  { settings, version, migrations, searchPath, pages, clientFolder, say, onEnd, onServe, http }: StartOptions,
  held: ReservedPort,
) {
  mkdirSync(settings.dataDir, { recursive: true })
  mkdirSync(join(settings.dataDir, 'uploads'), { recursive: true })
  const log = await openLog({ settings, now: systemClock, say })
  const onBug = (error: unknown, where: string) => log.error({ err: error, where }, 'Something broke')
  const secrets = secretsFrom(await masterSecretOf(settings))

  const postgres = await openPostgres(settings, say)
  postgres.keepRunning(onEnd)
  await migrate(postgres.url, migrations)
  if (!(await searchesKorean(postgres.url)))
    log.warn('This database cannot search Korean by parts of words: its LC_CTYPE is no UTF-8 one.')
  const roleAdvice = settings.databaseUrl ? await loneUserAdvice(postgres.url) : null
  if (roleAdvice) log.warn(roleAdvice)
  const database = await openDatabase({
    url: postgres.url,
    onLost: (error) => onBug(error, 'database connection'),
  })
  const queue = queueHealth(database.owner)
  const metrics = openMetrics({
    pools: { app: database.pool, owner: database.owner },
    queueDepth: queue.depth,
  })
  const bus = await databaseBus(notices(database.owner), (error) => onBug(error, 'bus'))
  const addresses = addressesOf(settings)
  const { transcoder, advice } = await findInstalled(settings, searchPath)

  const cache = htmlCache(() => systemClock().getTime())
  bus.subscribe('pages', (said) => {
    const { channelSeq, features: changed } = Changed.parse(said)
    cache.forget(channelSeq, changed)
  })
  const liveMedia = openLiveMedia({
    live: settings.live,
    secret: secrets.keyFor('live-media'),
    recordingsFolder: recordingsFolder(settings.dataDir),
    broadcastsFolder: broadcastsFolder(settings.dataDir),
    ffmpeg: transcoder?.path ?? null,
    bus,
    now: systemClock,
    onError: (error) => log.warn({ err: error }, 'Live rooms'),
  })
  const ports = await openPorts({
    version,
    settings,
    secrets,
    addresses,
    database,
    databaseUrl: postgres.url,
    bus,
    queue,
    metrics,
    transcoder,
    liveMedia,
  })
  const events = new EventEmitter()
  countJobs(metrics, events)
  const app = await createApp({
    features,
    database,
    ports,
    onBug,
    events,
    about: {
      version,
      transcoderAdvice: advice,
      startedAt: systemClock(),
      databaseFolder: postgres.folder,
    },
    http: {
      genReqId: () => randomUUID(),
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
      forceCloseConnections: 'idle',
      // Closes a connection without traffic in either direction.
      connectionTimeout: STALLED_MS,
      ...http,
    },
    before: (server) => watchRequests(server, { log, metrics }),
  })
  const sandboxStore = settings.sandboxPayments ? fileStore(join(settings.dataDir, 'sandbox-provider')) : null
  if (sandboxStore) {
    mountSandboxProvider(app.http, {
      secret: secrets.keyFor('sandbox-merchant'),
      publicBase: addresses.platform,
      store: sandboxStore,
      now: systemClock,
    })
  }
  const cardStore = settings.sandboxPayments ? billingStore(join(settings.dataDir, 'sandbox-provider')) : null
  if (cardStore) {
    mountSandboxBilling(app.http, {
      secret: secrets.keyFor('sandbox-merchant'),
      publicBase: addresses.platform,
      store: cardStore,
      ...(sandboxStore && { payments: sandboxStore }),
      now: systemClock,
    })
  }
  await mountLiveMedia(app.http, liveMedia, {
    isOurs: ownOrigin({
      addresses,
      isDomain: async (host) => (await findSiteOfName({ ports, platform: database.platform }, host)) !== null,
    }),
    trustedProxies: settings.trustedProxies,
    onBug,
  })
  const fonts = await serveFiles(app.http, clientFolder)
  servePages(app.http, {
    ...pages,
    assets: { scripts: pages.scripts, styles: pages.styles, fonts },
    answer: app.answer,
    addresses,
    cache,
    guides: settings.guides,
    mediaFrom: settings.mediaDelivery === 's3' && settings.s3 ? new URL(settings.s3.url).origin : null,
    liveFrom: settings.live.liveKit?.url ?? null,
    now: systemClock,
    findSite: (by) =>
      findShownSite({ platform: database.platform, ports, now: systemClock, dbOf: database.channel }, by),
    findForeign: (at) =>
      findForeign({ platform: database.platform, ports, now: systemClock, dbOf: database.channel }, at),
    localeIn: (channelSeq, language) =>
      localeIn({ platform: database.platform, ports }, channelSeq, language),
    onBug,
  })
  const demo = await loadDemo(settings)
  const seeded = await demo?.seedDemo({
    database,
    ports,
    now: systemClock,
    ...(sandboxStore && { keepPayments: sandboxStore.saveAll }),
    ...(cardStore && { cards: cardStore }),
  })
  if (seeded) log.info('The demo site was made.')
  // A process that does not get the port takes no job.
  await app.http.ready()
  await held.release()
  onServe?.()
  await app.http.listen({ port: settings.port, host: settings.host })
  const worker = await app.startWorker()
  say(greeting({ settings, addresses, demo }))
  for (const sentence of adviceOn(settings)) log.warn(sentence)
  if (demo) void showAllVideos(demo, app, onBug)
  return {
    app,
    database,
    ports,
    addresses,
    log,
    async stop() {
      app.stopJobs()
      if (liveMedia.kind === 'embedded') await liveMedia.stop()
      await worker.stop()
      await app.http.close()
      await bus.close()
      await database.close()
      await postgres.stop()
      log.close()
    },
  }
}

/** Runs in the background; failures are reported and retried at the next start. */
async function showAllVideos({ showVideos }: Demo, app: App, onBug: (error: unknown, where: string) => void) {
  try {
    for (const channelSeq of await app.allChannels()) await showVideos(await app.contextFor(channelSeq))
  } catch (error) {
    onBug(error, 'demo videos')
  }
}
