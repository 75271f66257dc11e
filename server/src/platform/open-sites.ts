import { LRUCache } from 'lru-cache'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import type { ChannelSeq } from 'contract/values/ids'
import type { PlatformDb } from './db/channel-db.ts'
import { findSiteState } from './db/channels.queries.ts'

/** A fallback in case a notification is lost. */
const FRESH_MS = 60_000
const MAX_KEPT = 2000

interface OpenSite {
  suspension: SuspensionKind | null
}
/** Whether a site is open or suspended, cached because every call needs it. */
export function openSites(platform: PlatformDb, now: () => number) {
  const cached = new LRUCache<ChannelSeq, OpenSite & { until: number }>({ max: MAX_KEPT })
  // Increases with every change: a value read before a change is returned, but not cached.
  let changes = 0

  return {
    /** Undefined where there is no such site, or it is closed. */
    async find(channelSeq: ChannelSeq): Promise<OpenSite | undefined> {
      const known = cached.get(channelSeq)
      if (known && known.until > now()) return known
      const began = changes
      const found = await findSiteState(platform, channelSeq)
      if (found && began === changes) cached.set(channelSeq, { ...found, until: now() + FRESH_MS })
      return found
    },
    forget(channelSeq: ChannelSeq) {
      changes += 1
      cached.delete(channelSeq)
    },
  }
}
