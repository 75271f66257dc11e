import type { UserSeq } from 'contract/values/ids'
import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

/** Whether there are several sites with different owners. */
export async function hasSeveralOwners(db: PlatformDb) {
  const sites = await platformTables(db)
    .selectFrom('channels')
    .select('channelSeq')
    .where('status', '=', 'ACTIVE')
    .limit(2)
    .execute()
  if (sites.length < 2) return false
  const [first, last] = await Promise.all([findOwner(db, 'asc'), findOwner(db, 'desc')])
  return first !== last
}

/** The site this person has owned for longest; null when they own none. */
export async function findFirstOwned(db: PlatformDb, userSeq: UserSeq) {
  const found = await platformTables(db)
    .selectFrom('accountSites')
    .select('channelSeq')
    .where('userSeq', '=', userSeq)
    .where('role', '=', 'OWN')
    .orderBy('joinedAt')
    .orderBy('channelSeq')
    .limit(1)
    .executeTakeFirst()
  return found?.channelSeq ?? null
}

/** The first or last of all owners of open sites, by number. */
async function findOwner(db: PlatformDb, direction: 'asc' | 'desc') {
  const found = await platformTables(db)
    .selectFrom('accountSites')
    .innerJoin('channels', 'channels.channelSeq', 'accountSites.channelSeq')
    .select('accountSites.userSeq')
    .where('accountSites.role', '=', 'OWN')
    .where('channels.status', '=', 'ACTIVE')
    .orderBy('accountSites.userSeq', direction)
    .limit(1)
    .executeTakeFirst()
  return found?.userSeq ?? null
}
