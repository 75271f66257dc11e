import { sql } from 'kysely'
import type { UserSeq } from 'contract/values'
import type { PlatformDb, PlatformTx } from '../../platform/db/channel-db.ts'
import { platformTables } from '../../platform/db/tables.ts'

export interface NewSession {
  sessionHash: string
  family: string
  userSeq: UserSeq
  userAgent: string
  createdAt: Date
  seenAt: Date
  /** When somebody last proved who they are. */
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
export async function insertAccessToken(tx: PlatformTx, token: NewAccessToken) {
  await platformTables(tx).insertInto('accessTokens').values(token).execute()
}

/** Prolongs a living session; nothing when it ended. */
export const renewSession = (
  tx: PlatformTx,
  { sessionHash, now, expiresAt }: { sessionHash: string; now: Date; expiresAt: Date },
) =>
  platformTables(tx)
    .updateTable('httpSessions')
    .set({ expiresAt, seenAt: now })
    .where('sessionHash', '=', sessionHash)
    .where('expiresAt', '>', now)
    .returning(['userSeq', 'sessionHash'])
    .executeTakeFirst()

/** A sign-in that goes on somewhere; nothing when it ended. */
export const findLivingFamily = (db: PlatformDb, { family, now }: { family: string; now: Date }) =>
  platformTables(db)
    .selectFrom('httpSessions')
    .select('provedAt')
    .where('family', '=', family)
    .where('expiresAt', '>', now)
    .orderBy('provedAt', 'desc')
    .executeTakeFirst()

/** Whoever it is proved it again, for every address of this sign-in. */
export async function noteProof(tx: PlatformTx, { family, now }: { family: string; now: Date }) {
  await platformTables(tx)
    .updateTable('httpSessions')
    .set({ provedAt: now })
    .where('family', '=', family)
    .execute()
}

/** A person's living sign-ins, each with all its addresses; who was here last comes first. */
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

/** Ends one sign-in; access tokens go with their sessions. False when this person has no such one. */
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

/** Ends what a person has open, but for one sign-in; answers the families that ended. */
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
  await open.deleteFrom('oneTimeTokens').where('expiresAt', '<=', now).execute()
  await open.deleteFrom('socialTickets').where('expiresAt', '<=', now).execute()
  await open.deleteFrom('trustedDevices').where('expiresAt', '<=', now).execute()
}
