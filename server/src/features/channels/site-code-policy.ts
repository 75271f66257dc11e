import type { SiteCodePolicy } from 'contract/site-code.rules'
import type { Clock } from '../../platform/clock.ts'
import { CHANNEL_TOPIC } from '../../platform/realtime/bus.ts'
import { perBus } from '../../platform/remember.ts'
import type { Asking } from './known-sites.ts'
import { hasSeveralOwners } from './owners.queries.ts'

/** A new owner of a site is noticed within this time; a new site at once. */
const KEPT_MS = 60_000

interface Known {
  until: number
  hasSeveral: Promise<boolean>
}
const memoryOf = perBus((bus) => {
  const memory: { known: Known | null } = { known: null }
  bus.hear(CHANNEL_TOPIC, () => void (memory.known = null))
  return memory
})

/** How code that owners put on their pages is treated now. docs/rules.md R-560. */
export async function siteCodePolicy(ctx: Asking & { now: Clock }): Promise<SiteCodePolicy> {
  const { siteCode } = ctx.ports.settings
  if (siteCode === 'off') return 'off'
  if (siteCode === 'on') return 'free'
  return (await askedLately(ctx)) ? 'ask' : 'free'
}

/** Asked of the database once a minute at most. */
function askedLately({ platform, ports, now }: Asking & { now: Clock }) {
  const memory = memoryOf(ports.bus)
  const at = now().getTime()
  if (memory.known && memory.known.until > at) return memory.known.hasSeveral
  const hasSeveral = hasSeveralOwners(platform)
  const known = { until: at + KEPT_MS, hasSeveral }
  memory.known = known
  hasSeveral.catch(() => {
    if (memory.known === known) memory.known = null
  })
  return hasSeveral
}
