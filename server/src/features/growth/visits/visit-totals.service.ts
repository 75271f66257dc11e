import type { ChannelSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Bus } from '../../../platform/realtime/bus.ts'
import { perBus } from '../../../platform/remember.ts'
import { upsertHours, upsertPages, upsertReferrers } from './visits.queries.ts'
import { joined, type Visit } from './visits.rules.ts'

type Writing = Pick<Context, 'channelSeq' | 'transaction'>
interface OfSite {
  site: Writing
  visits: Map<string, Visit>
  /** `2026-11-21 /classes` → page views */
  pages: Map<string, number>
}
interface Gathered {
  sites: Map<ChannelSeq, OfSite>
  timer: NodeJS.Timeout | null
  writing: Promise<void>
}

const GATHER_MS = 1000
/** A flood is counted up to this number only. */
const MAX_VISITS = 5000
/** PostgreSQL accepts 65,535 parameters per statement. */
const AT_ONCE = 5000

const cacheOf = perBus((): Gathered => ({ sites: new Map(), timer: null, writing: Promise.resolve() }))

/** Buffers a visit; a batch is written within a second, so that no page waits for it. */
export function gather(ctx: Context, visit: Visit, path: string | null) {
  const memory = cacheOf(ctx.ports.bus)
  const own = memory.sites.get(ctx.channelSeq) ?? { site: ctx, visits: new Map(), pages: new Map() }
  memory.sites.set(ctx.channelSeq, own)
  const key = `${visit.hour.getTime()} ${visit.clientId}`
  const known = own.visits.get(key)
  if (!known && own.visits.size >= MAX_VISITS) return
  own.visits.set(key, known ? joined(known, visit) : visit)
  if (path !== null) {
    const page = `${seoulDay(visit.hour)} ${path}`
    own.pages.set(page, (own.pages.get(page) ?? 0) + 1)
  }
  memory.timer ??= setTimeout(() => void writeGathered(ctx.ports.bus).catch(() => null), GATHER_MS)
}

/** Writes the buffered visits. A failed batch is lost: figures may miss a second, never more. */
export function writeGathered(bus: Bus): Promise<void> {
  const memory = cacheOf(bus)
  if (memory.timer) clearTimeout(memory.timer)
  memory.timer = null
  const waiting = [...memory.sites.values()]
  memory.sites = new Map()
  const write = async () => {
    for (const own of waiting) await own.site.transaction((tx: ChannelTx) => writeSite(tx, own))
  }
  const writing = memory.writing.then(write)
  memory.writing = writing.catch(() => undefined)
  return writing
}

async function writeSite(tx: ChannelTx, { visits, pages }: OfSite) {
  const all = [...visits.values()].slice(0, AT_ONCE)
  const first = await upsertHours(
    tx,
    all.map(({ hour, clientId, pageViews, isNew }) => ({ hour, clientId, pageViews, isNew })),
  )
  const referrers = new Map<string, number>()
  for (const { hour, clientId } of first) {
    const host = visits.get(`${hour.getTime()} ${clientId}`)?.host ?? null
    if (host === null) continue
    const key = `${seoulDay(hour)} ${host}`
    referrers.set(key, (referrers.get(key) ?? 0) + 1)
  }
  const rowsOf = (counts: Map<string, number>) =>
    [...counts].slice(0, AT_ONCE).map(([key, count]) => ({
      baseDate: key.slice(0, 10),
      name: key.slice(11),
      count,
    }))
  if (referrers.size > 0) {
    const rows = rowsOf(referrers)
    await upsertReferrers(
      tx,
      rows.map(({ baseDate, name, count }) => ({ baseDate, host: name, visits: count })),
    )
  }
  if (pages.size > 0) {
    const rows = rowsOf(pages)
    await upsertPages(
      tx,
      rows.map(({ baseDate, name, count }) => ({ baseDate, path: name, pageViews: count })),
    )
  }
}
