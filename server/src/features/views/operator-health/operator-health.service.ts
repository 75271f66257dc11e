import { join } from 'node:path'
import { formatBytes } from 'contract/values/bytes'
import type { getHealth as GetHealth } from 'contract/views/operator-health/api'
import type { z } from 'zod'
import type { PlatformContext } from '../../../platform/context.ts'
import type { About, Openings } from '../../../platform/feature.ts'
import { folderBytes } from '../../../platform/media/folder-bytes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { refuse } from '../../../platform/refuse.ts'
import { summariseChannels } from '../../site/sites/sites.public.ts'
import { countStuckMoney } from './operator-health.queries.ts'
import { summariseLedger } from '../../money/settlements/settlements.public.ts'
import { countEvents } from '../../growth/visits/visits.public.ts'
import {
  booksPart,
  livePart,
  mailPart,
  paymentsPart,
  queuePart,
  storagePart,
  transcoderPart,
} from './operator-health.rules.ts'

// Start-up facts per installation: every test has its own.
const abouts = new WeakMap<Ports, About>()
export const storeAbout = ({ ports, about }: Openings) => void abouts.set(ports, about)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
type Health = z.output<(typeof GetHealth)['reply']>

/** The health of the installation, part by part. */
export async function readHealth(ctx: PlatformContext): Promise<Health> {
  const { settings, addresses, queue, storage, transcoder, mailer, gateways, liveMedia } = ctx.ports
  const database = await queue.database()
  const freeBytes = await storage.freeBytes()
  const about = abouts.get(ctx.ports)
  return {
    version: about?.version ?? '',
    node: process.version,
    startedAt: about?.startedAt ?? ctx.now(),
    isDemo: settings.isDemo,
    parts: [
      {
        part: 'database',
        verdict: 'ok',
        facts: { version: database.version, size: formatBytes(database.bytes) },
        advice: null,
      },
      queuePart(await queue.depth()),
      storagePart({ freeBytes, usedBytes: await usedBytes(settings.dataDir) }),
      transcoderPart(transcoder, about?.transcoderAdvice ?? null),
      mailPart(mailer.kind),
      paymentsPart({
        gateways: [...gateways.keys()],
        isSandbox: settings.sandboxPayments,
        stuck: await countStuckMoney(ctx.platform, new Date(ctx.now().getTime() - HOUR_MS)),
      }),
      booksPart(await summariseLedger(ctx.platform), ctx.now()),
      livePart({ kind: liveMedia.kind, ...liveMedia.status() }),
    ],
    failedJobs: (await queue.failed()).map((job) => ({ ...job, error: firstLine(job.error) })),
    events: await countEvents(ctx.platform, new Date(ctx.now().getTime() - DAY_MS)),
    channels: await summariseChannels(ctx.platform, addresses),
  }
}

/** Null where files are stored elsewhere, or there are none yet. */
const usedBytes = (dataDir: string) => folderBytes(join(dataDir, 'files')).catch(() => null)

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300)

export async function retryFailed({ ports }: PlatformContext, id: string) {
  if (!(await ports.queue.retry(id))) throw refuse('NOT_FOUND')
  return null
}
