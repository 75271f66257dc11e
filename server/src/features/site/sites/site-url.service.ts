import type { ChannelRow } from './sites.queries.ts'
import type { Asking } from './site-cache.service.ts'
import { findPrimaryName } from './hostnames.service.ts'

/** Where the world finds a site: under a name of its own where it has one, else under ours. */
export async function siteUrl(
  ctx: Asking,
  { channelSeq, address }: Pick<ChannelRow, 'channelSeq' | 'address'>,
) {
  const { addresses } = ctx.ports
  const name = await findPrimaryName(ctx, channelSeq)
  return name ? addresses.own(name) : addresses.site(address)
}
