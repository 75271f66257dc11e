import { LRUCache } from 'lru-cache'
import { permissionsOf, type Permission, type Role, type RoleDecision } from 'contract/http/permissions'
import { seq, type ChannelSeq } from 'contract/values/ids'
import { z } from 'zod'

/** Published after the commit of any change to role permissions of a site. */
export const ROLES_TOPIC = 'roles'
export const RolesChanged = z.object({ channelSeq: seq('channel') })

export type Keys = ReadonlySet<Permission>
export const noKeys: Keys = new Set()
const ownersKeys: Keys = new Set(permissionsOf('OWN'))

type OfSite = Record<Exclude<Role, 'OWN'>, Keys>
/** A fallback in case a notification is lost. */
const FRESH_MS = 60_000
const MAX_KEPT = 2000

interface Options {
  read: (channelSeq: ChannelSeq) => Promise<RoleDecision[]>
  now: () => number
}
/** The permissions of each role of a site, cached because every call by staff needs them. */
export function roleKeys({ read, now }: Options) {
  const known = new LRUCache<ChannelSeq, { keys: Promise<OfSite>; until: number }>({ max: MAX_KEPT })

  async function readSite(channelSeq: ChannelSeq): Promise<OfSite> {
    const decisions = await read(channelSeq)
    return {
      MNG: new Set(permissionsOf('MNG', decisions)),
      TCH: new Set(permissionsOf('TCH', decisions)),
    }
  }
  function remember(channelSeq: ChannelSeq) {
    const keys = readSite(channelSeq)
    const kept = { keys, until: now() + FRESH_MS }
    known.set(channelSeq, kept)
    // Cached while loading, so that a change meanwhile invalidates it; a failure is not cached.
    keys.catch(() => known.peek(channelSeq) === kept && known.delete(channelSeq))
    return keys
  }
  return {
    async of(channelSeq: ChannelSeq, role: Role | null): Promise<Keys> {
      if (role === null) return noKeys
      if (role === 'OWN') return ownersKeys
      const kept = known.get(channelSeq)
      const keys = kept && kept.until > now() ? kept.keys : remember(channelSeq)
      return (await keys)[role]
    },
    forget: (channelSeq: ChannelSeq) => void known.delete(channelSeq),
  }
}
