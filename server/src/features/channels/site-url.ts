import type { ChannelRow } from './channels.queries.ts'
import type { Asking } from './known-sites.ts'
import { findPrimaryName } from '../domains/domains.public.ts'

/** Where the world finds a site: under a name of its own where it has one, else under ours. */
export async function siteUrl(
  ctx: Asking,
  { channelSeq, address }: Pick<ChannelRow, 'channelSeq' | 'address'>,
) {
  const { addresses } = ctx.ports
  const name = await findPrimaryName(ctx, channelSeq)
  return name ? addresses.own(name) : addresses.site(address)
}
