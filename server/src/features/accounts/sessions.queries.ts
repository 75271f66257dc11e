import type { UserSeq } from 'contract/values'
import type { PlatformDb, PlatformTx } from '../../platform/db/channel-db.ts'
import { platformTables } from '../../platform/db/tables.ts'

export interface NewSession {
  sessionHash: string
  family: string
  userSeq: UserSeq
  createdAt: Date
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
    .set({ expiresAt })
    .where('sessionHash', '=', sessionHash)
    .where('expiresAt', '>', now)
    .returning(['userSeq', 'sessionHash'])
    .executeTakeFirst()

export async function isFamilyAlive(db: PlatformDb, { family, now }: { family: string; now: Date }) {
  const found = await platformTables(db)
    .selectFrom('httpSessions')
    .select('sessionHash')
    .where('family', '=', family)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Access tokens go with their sessions. */
export async function deleteFamily(tx: PlatformTx, family: string) {
  await platformTables(tx).deleteFrom('httpSessions').where('family', '=', family).execute()
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
}
