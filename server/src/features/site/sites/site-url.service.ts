import type { ChannelRow } from './sites.queries.ts'
import type { LookupContext } from './site-cache.service.ts'
import { findPrimaryName } from './hostnames.service.ts'

/** The public URL of a site: its primary domain, otherwise its address of the platform. */
export async function siteUrl(
  ctx: LookupContext,
  { channelSeq, address }: Pick<ChannelRow, 'channelSeq' | 'address'>,
) {
  const { addresses } = ctx.ports
  const name = await findPrimaryName(ctx, channelSeq)
  return name ? addresses.own(name) : addresses.site(address)
}
