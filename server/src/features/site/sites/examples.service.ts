import type { PlatformContext } from '../../../platform/context.ts'
import { getChannelView } from './sites.public.ts'
import { findSeqByAddress } from './sites.queries.ts'

/** The addresses of the demo sites. */
const ADDRESSES = ['demo', 'sodam']

/** The demo sites as visitors see them, if they were installed and are open. */
export async function listExamples(ctx: PlatformContext) {
  if (!ctx.ports.settings.demoSeed) return []
  const seqs = await Promise.all(ADDRESSES.map((address) => findSeqByAddress(ctx.platform, address)))
  const found = seqs.filter((channelSeq) => channelSeq !== null)
  return Promise.all(found.map(async (channelSeq) => getChannelView(await ctx.at(channelSeq))))
}
