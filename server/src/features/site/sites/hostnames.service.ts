import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { perBus } from '../../../platform/remember.ts'
import { findActive } from './hostnames.queries.ts'

type Asking = Pick<Context, 'platform' | 'ports'>
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

/** All names at once, so that a host of nobody costs a warm process nothing. */
function namesOf({ platform, ports }: Asking): Promise<Names> {
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

/** The site that answers at a name of its own; null where none does. */
export async function findSiteOfName(ctx: Asking, host: string) {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (await namesOf(ctx)).sites.get(name) ?? null
}

/** The name of its own under which the world knows a site. */
export async function findPrimaryName(ctx: Asking, channelSeq: ChannelSeq) {
  return (await namesOf(ctx)).primaries.get(channelSeq) ?? null
}

/** Every process reads the names anew. Say it after the commit. */
export const sayNamesChanged = ({ ports }: Asking) => ports.bus.say(TOPIC, {})
