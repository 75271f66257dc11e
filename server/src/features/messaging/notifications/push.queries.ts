import type { AlarmSeq, UserSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

export interface NewBrowser {
  userSeq: UserSeq
  sessionHash: string
  endpoint: string
  endpointHash: string
  p256dh: string
  auth: string
  /** It is told of what comes after this one. */
  toldUpTo: number
  createdAt: Date
}
/** Of one browser the last who asked is the one who is told. */
export async function upsertBrowser(tx: ChannelTx, { endpointHash, ...browser }: NewBrowser) {
  await tables(tx)
    .insertInto('pushSubscriptions')
    .values({ endpointHash, ...browser })
    .onConflict((same) => same.columns(['channelSeq', 'endpointHash']).doUpdateSet(browser))
    .execute()
}

/** The newest of somebody's browsers stay. */
export async function deleteOldestBrowsers(tx: ChannelTx, userSeq: UserSeq, most: number) {
  const kept = tables(tx)
    .selectFrom('pushSubscriptions')
    .select('pushSubscriptionSeq')
    .where('userSeq', '=', userSeq)
    .orderBy('createdAt', 'desc')
    .orderBy('pushSubscriptionSeq', 'desc')
    .limit(most)
  await tables(tx)
    .deleteFrom('pushSubscriptions')
    .where('userSeq', '=', userSeq)
    .where('pushSubscriptionSeq', 'not in', kept)
    .execute()
}

export async function deleteBrowser(
  tx: ChannelTx,
  { userSeq, endpointHash }: { userSeq: UserSeq; endpointHash: string },
) {
  await tables(tx)
    .deleteFrom('pushSubscriptions')
    .where('userSeq', '=', userSeq)
    .where('endpointHash', '=', endpointHash)
    .execute()
}
export async function deleteBrowsersOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('pushSubscriptions').where('userSeq', '=', userSeq).execute()
}

export async function isSubscribed(db: ChannelDb, of: { userSeq: UserSeq; endpointHash: string }) {
  const found = await tables(db)
    .selectFrom('pushSubscriptions')
    .select('pushSubscriptionSeq')
    .where('userSeq', '=', of.userSeq)
    .where('endpointHash', '=', of.endpointHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Of these people those who are told in some browser. */
export async function findReachable(tx: ChannelTx, userSeqs: UserSeq[]) {
  const found = await tables(tx)
    .selectFrom('pushSubscriptions')
    .select('userSeq')
    .distinct()
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}

/** Where a member is told: browsers in which the sign-in still lasts. */
export const findBrowsers = (db: ChannelDb, userSeq: UserSeq, now: Date) =>
  tables(db)
    .selectFrom('pushSubscriptions')
    .innerJoin('httpSessions', 'httpSessions.sessionHash', 'pushSubscriptions.sessionHash')
    .innerJoin('members', 'members.userSeq', 'pushSubscriptions.userSeq')
    .select(['endpoint', 'endpointHash', 'p256dh', 'auth', 'toldUpTo'])
    .where('pushSubscriptions.userSeq', '=', userSeq)
    .where('members.status', '=', 'ACTIVE')
    .where('httpSessions.expiresAt', '>', now)
    .orderBy('pushSubscriptionSeq')
    .execute()
export type Browser = Awaited<ReturnType<typeof findBrowsers>>[number]

export async function updateNotifiedUpTo(tx: ChannelTx, endpointHash: string, toldUpTo: AlarmSeq) {
  await tables(tx)
    .updateTable('pushSubscriptions')
    .set({ toldUpTo })
    .where('endpointHash', '=', endpointHash)
    .execute()
}

export const findKeys = (db: PlatformDb) =>
  platformTables(db).selectFrom('pushKeys').select(['publicKey', 'sealed']).executeTakeFirst()
/** The first pair that is kept is the one; a second one is let go. */
export async function insertKeys(
  db: PlatformDb,
  keys: { publicKey: string; sealed: string; createdAt: Date },
) {
  await platformTables(db)
    .insertInto('pushKeys')
    .values(keys)
    .onConflict((same) => same.doNothing())
    .execute()
}
