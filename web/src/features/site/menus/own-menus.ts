import { getChannel } from 'contract/site/sites/api'
import type { Site } from '../../../platform/site.tsx'

/** The menus that the current user may see. */
export async function askMenus({ call, channel }: Site) {
  if (!channel) return []
  return (await call(getChannel, { channelSeq: channel.channelSeq })).menus
}
