import { sql } from 'kysely'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

export interface NewSession {
  sessionHash: string
  family: string
  userSeq: UserSeq
  userAgent: string
  createdAt: Date
  seenAt: Date
  /** The site of the host; null for the platform's. */
  hostChannelSeq: ChannelSeq | null
  host: string
  /** The time of the sign-in, here or on the host it was handed off from. */
  signedInAt: Date
  /** The last time the user proved their identity. */
  provedAt: Date
  expiresAt: Date
}
export async function insertSession(tx: PlatformTx, session: NewSession) {
  await platformTables(tx).insertInto('httpSessions').values(session).execute()
}
export interface NewAccessToken {
  tokenHash: string
  sessionHash: string
  userSeq: UserSeq
  expiresAt: Date
}
/** Of two simultaneous inserts only one writes. */
export async function insertAccessToken(tx: PlatformTx, token: NewAccessToken) {
  await platformTables(tx)
    .insertInto('accessTokens')
    .values(token)
    .onConflict((clash) => clash.column('tokenHash').doNothing())
    .execute()
}

/** An active session by its cookie; nothing when it ended. */
export const findSession = (db: PlatformDb, { sessionHash, now }: { sessionHash: string; now: Date }) =>
  platformTables(db)
    .selectFrom('httpSessions')
    .select(['sessionHash', 'userSeq', 'hostChannelSeq', 'createdAt', 'seenAt', 'signedInAt', 'expiresAt'])
    .where('sessionHash', '=', sessionHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Prolongs an active session; false when it ended meanwhile. */
export const renewSession = async (
  tx: PlatformTx,
  { sessionHash, now, expiresAt }: { sessionHash: string; now: Date; expiresAt: Date },
) =>
  (await platformTables(tx)
    .updateTable('httpSessions')
    .set({ expiresAt, seenAt: now })
    .where('sessionHash', '=', sessionHash)
    .where('expiresAt', '>', now)
    .returning('sessionHash')
    .executeTakeFirst()) !== undefined

/** The sign-in on the platform's host that is handed off; nothing when it ended. */
export const findHandedOn = (db: PlatformDb, { family, now }: { family: string; now: Date }) =>
  platformTables(db)
    .selectFrom('httpSessions')
    .select(['provedAt', 'signedInAt'])
    .where('family', '=', family)
    .where('hostChannelSeq', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('provedAt', 'desc')
    .executeTakeFirst()

/** Records the proof for the session on the host where it was given. */
export async function recordReauth(tx: PlatformTx, { sessionHash, now }: { sessionHash: string; now: Date }) {
  await platformTables(tx)
    .updateTable('httpSessions')
    .set({ provedAt: now })
    .where('sessionHash', '=', sessionHash)
    .execute()
}

/** Ends the session of one browser on one host, where another replaces it. */
export async function deleteSession(tx: PlatformTx, sessionHash: string) {
  await platformTables(tx).deleteFrom('httpSessions').where('sessionHash', '=', sessionHash).execute()
}

/** A person's active sign-ins, each with all its hosts; most recently used first. */
export const findFamilies = (db: PlatformDb, { userSeq, now }: { userSeq: UserSeq; now: Date }) =>
  platformTables(db)
    .selectFrom('httpSessions')
    .select(({ fn }) => [
      'family',
      fn.min('createdAt').as('signedInAt'),
      fn.max('seenAt').as('seenAt'),
      sql<string>`(array_agg(user_agent order by seen_at desc))[1]`.as('userAgent'),
    ])
    .where('userSeq', '=', userSeq)
    .where('expiresAt', '>', now)
    .groupBy('family')
    .orderBy('seenAt', 'desc')
    .limit(100)
    .execute()

/** Whether this person is signed in with such a browser already. */
export const hasSeenBrowser = async (
  tx: PlatformTx,
  { userSeq, userAgent, now }: { userSeq: UserSeq; userAgent: string; now: Date },
) =>
  (await platformTables(tx)
    .selectFrom('httpSessions')
    .select('family')
    .where('userSeq', '=', userSeq)
    .where('userAgent', '=', userAgent)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Ends one sign-in; access tokens are deleted with their sessions. False when this person has no such sign-in. */
export async function deleteFamily(
  tx: PlatformTx,
  { userSeq, family }: { userSeq: UserSeq; family: string },
) {
  const ended = await platformTables(tx)
    .deleteFrom('httpSessions')
    .where('userSeq', '=', userSeq)
    .where('family', '=', family)
    .returning('family')
    .execute()
  return ended.length > 0
}

/** Ends a person's sign-ins except one; returns the families that ended. */
export async function deleteSessionsOf(tx: PlatformTx, userSeq: UserSeq, keptFamily: string | null) {
  let sessions = platformTables(tx).deleteFrom('httpSessions').where('userSeq', '=', userSeq)
  if (keptFamily !== null) sessions = sessions.where('family', '<>', keptFamily)
  const ended = await sessions.returning('family').execute()
  return [...new Set(ended.map(({ family }) => family))]
}

export async function deleteExpired(db: PlatformDb, now: Date) {
  const open = platformTables(db)
  await open.deleteFrom('accessTokens').where('expiresAt', '<=', now).execute()
  await open.deleteFrom('httpSessions').where('expiresAt', '<=', now).execute()
  await open.deleteFrom('trustedDevices').where('expiresAt', '<=', now).execute()
}
