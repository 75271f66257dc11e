import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { CHANNEL_TOPIC, ChannelChanged, sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { perBus, remember, remembered, type Remembered } from '../../../platform/remember.ts'
import { findChannelRow, findSeqByAddress, type ChannelRow } from './sites.queries.ts'

/** The part of a context that a site lookup needs. */
export type LookupContext = Pick<Context, 'platform' | 'ports'>

interface CachedSite {
  rows: Remembered<ChannelSeq, ChannelRow | undefined>
  seqs: Remembered<string, ChannelSeq | null>
}

const cacheOf = perBus((bus) => {
  const known: CachedSite = { rows: remembered(), seqs: remembered() }
  bus.subscribe(CHANNEL_TOPIC, (said) => known.rows.delete(ChannelChanged.parse(said).channelSeq))
  return known
})

/** One site's row, cached per process. */
export const knownRow = ({ platform, ports }: LookupContext, channelSeq: ChannelSeq) =>
  remember(cacheOf(ports.bus).rows, channelSeq, () => findChannelRow(platform, channelSeq))

/** Addresses never move to another site, so entries need no invalidation. */
export const knownSeq = ({ platform, ports }: LookupContext, address: string) =>
  remember(cacheOf(ports.bus).seqs, address, () => findSeqByAddress(platform, address))

/** Makes every process reload this site. Call it after the commit. */
export const sayChanged = ({ ports }: LookupContext, channelSeq: ChannelSeq) =>
  sayChannelChanged(ports.bus, channelSeq)
