import type { PlatformContext } from '../../../platform/context.ts'
import { getChannelView } from './sites.public.ts'
import { findSeqByAddress } from './sites.queries.ts'

/** Where the sites of the demo stand. */
const ADDRESSES = ['demo', 'sodam']

/** The sites of the demo as visitors see them, as far as the installation began with them and they are open. */
export async function listExamples(ctx: PlatformContext) {
  if (!ctx.ports.settings.demoSeed) return []
  const seqs = await Promise.all(ADDRESSES.map((address) => findSeqByAddress(ctx.platform, address)))
  const found = seqs.filter((channelSeq) => channelSeq !== null)
  return Promise.all(found.map(async (channelSeq) => getChannelView(await ctx.at(channelSeq))))
}
