import type { ChannelSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { CHANNEL_TOPIC, ChannelChanged, sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { perBus, remember, remembered, type Remembered } from '../../../platform/remember.ts'
import { findChannelRow, findSeqByAddress, type ChannelRow } from './sites.queries.ts'

/** What is enough to ask for a site: every context has it. */
export type Asking = Pick<Context, 'platform' | 'ports'>

interface CachedSite {
  rows: Remembered<ChannelSeq, ChannelRow | undefined>
  seqs: Remembered<string, ChannelSeq | null>
}

const cacheOf = perBus((bus) => {
  const known: CachedSite = { rows: remembered(), seqs: remembered() }
  bus.subscribe(CHANNEL_TOPIC, (said) => known.rows.delete(ChannelChanged.parse(said).channelSeq))
  return known
})

/** One site's row; a warm process asks nothing of the database. */
export const knownRow = ({ platform, ports }: Asking, channelSeq: ChannelSeq) =>
  remember(cacheOf(ports.bus).rows, channelSeq, () => findChannelRow(platform, channelSeq))

/** Addresses never move to another site, so they need no forgetting. */
export const knownSeq = ({ platform, ports }: Asking, address: string) =>
  remember(cacheOf(ports.bus).seqs, address, () => findSeqByAddress(platform, address))

/** Every process reads this site anew. Say it after the commit. */
export const sayChanged = ({ ports }: Asking, channelSeq: ChannelSeq) =>
  sayChannelChanged(ports.bus, channelSeq)
