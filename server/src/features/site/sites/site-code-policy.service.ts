import type { SiteCodePolicy } from 'contract/growth/integrations/site-code.rules'
import type { Clock } from '../../../platform/clock.ts'
import { perBus } from '../../../platform/remember.ts'
import type { LookupContext } from './site-cache.service.ts'
import { hasSeveralOwners } from './owners.queries.ts'

/** How long "several owners" is cached: an outdated value only runs less code, never more. */
const KEPT_MS = 60_000
const cacheOf = perBus(() => ({ severalUntil: 0 }))

/** The current policy for code of site owners. docs/rules.md R-560. */
export async function siteCodePolicy(ctx: LookupContext & { now: Clock }): Promise<SiteCodePolicy> {
  const { siteCode } = ctx.ports.settings
  if (siteCode === 'off') return 'off'
  if (siteCode === 'on') return 'free'
  return (await haveSeveralOwners(ctx)) ? 'ask' : 'free'
}

/** "One owner only" is never cached, so that no unapproved code runs once there is another. */
async function haveSeveralOwners({ platform, ports, now }: LookupContext & { now: Clock }) {
  const memory = cacheOf(ports.bus)
  const at = now().getTime()
  if (memory.severalUntil > at) return true
  const hasSeveral = await hasSeveralOwners(platform)
  if (hasSeveral) memory.severalUntil = at + KEPT_MS
  return hasSeveral
}
