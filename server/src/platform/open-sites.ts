import { LRUCache } from 'lru-cache'
import type { ChannelSeq } from 'contract/values/ids'
import type { PlatformDb } from './db/channel-db.ts'
import { isChannel } from './db/channels.queries.ts'

/** A fallback in case a notification is lost. */
const FRESH_MS = 60_000
const MAX_KEPT = 2000

/** Whether a site is open, cached because every call needs it. */
export function openSites(platform: PlatformDb, now: () => number) {
  const until = new LRUCache<ChannelSeq, number>({ max: MAX_KEPT })
  // Increases with every change: a value read before a change is returned, but not cached.
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
