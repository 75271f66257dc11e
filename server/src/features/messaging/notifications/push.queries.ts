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
  /** Newer notifications are pushed. */
  toldUpTo: number
  createdAt: Date
}
/** A browser belongs to the last person who subscribed it. */
export async function upsertBrowser(tx: ChannelTx, { endpointHash, ...browser }: NewBrowser) {
  await tables(tx)
    .insertInto('pushSubscriptions')
    .values({ endpointHash, ...browser })
    .onConflict((same) => same.columns(['channelSeq', 'endpointHash']).doUpdateSet(browser))
    .execute()
}

/** Keeps a person's newest browsers. */
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

/** Those of these people who have a subscribed browser. */
export async function findReachable(tx: ChannelTx, userSeqs: UserSeq[]) {
  const found = await tables(tx)
    .selectFrom('pushSubscriptions')
    .select('userSeq')
    .distinct()
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}

/** A member's subscribed browsers with an active sign-in. */
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
/** Keeps the first stored pair; a second one is discarded. */
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
