import { LRUCache } from 'lru-cache'
import type { ChannelSeq } from 'contract/values/ids'
import type { PlatformDb } from './db/channel-db.ts'
import { isChannel } from './db/channels.queries.ts'

/** A backstop, should a change ever go unheard. */
const FRESH_MS = 60_000
const MAX_KEPT = 2000

/** Whether a site is open: every call asks, so a warm process answers without its database. */
export function openSites(platform: PlatformDb, now: () => number) {
  const until = new LRUCache<ChannelSeq, number>({ max: MAX_KEPT })
  // Rises with every change: what was read before one is answered, but not kept.
  let changes = 0

  return {
    async has(channelSeq: ChannelSeq) {
      if ((until.get(channelSeq) ?? 0) > now()) return true
      const began = changes
      const isOpen = await isChannel(platform, channelSeq)
      if (isOpen && began === changes) until.set(channelSeq, now() + FRESH_MS)
      return isOpen
    },
    forget(channelSeq: ChannelSeq) {
      changes += 1
      until.delete(channelSeq)
    },
  }
}
