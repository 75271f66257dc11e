import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { perBus } from '../../../platform/remember.ts'
import { findActive } from './hostnames.queries.ts'

type LookupContext = Pick<Context, 'platform' | 'ports'>
const TOPIC = 'domains'

interface Names {
  sites: ReadonlyMap<string, ChannelSeq>
  primaries: ReadonlyMap<ChannelSeq, string>
}
const cacheOf = perBus((bus) => {
  const memory: { names: Promise<Names> | null } = { names: null }
  bus.subscribe(TOPIC, () => void (memory.names = null))
  return memory
})

/** Loads all domains at once, so that an unknown host costs no query once they are cached. */
function namesOf({ platform, ports }: LookupContext): Promise<Names> {
  const memory = cacheOf(ports.bus)
  if (memory.names) return memory.names
  const reading = findActive(platform).then((rows) => ({
    sites: new Map(rows.map(({ domain, channelSeq }) => [domain, channelSeq])),
    primaries: new Map(
      rows.filter(({ isPrimary }) => isPrimary).map(({ domain, channelSeq }) => [channelSeq, domain]),
    ),
  }))
  memory.names = reading
  reading.catch(() => {
    if (memory.names === reading) memory.names = null
  })
  return reading
}

/** The site of a domain; null for an unknown one. */
export async function findSiteOfName(ctx: LookupContext, host: string) {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (await namesOf(ctx)).sites.get(name) ?? null
}

/** The primary domain of a site. */
export async function findPrimaryName(ctx: LookupContext, channelSeq: ChannelSeq) {
  return (await namesOf(ctx)).primaries.get(channelSeq) ?? null
}

/** Makes every process reload the domains. Call it after the commit. */
export const sayNamesChanged = ({ ports }: LookupContext) => ports.bus.say(TOPIC, {})
