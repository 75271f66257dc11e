import type { UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

type Purpose = 'PASSWORD_RESET' | 'HANDOFF' | 'REALTIME' | 'INTEGRATION'
export interface NewOneTimeToken {
  tokenHash: string
  purpose: Purpose
  userSeq: UserSeq
  payload: object
  createdAt: Date
  expiresAt: Date
}
export async function insertToken(tx: PlatformTx, token: NewOneTimeToken) {
  await platformTables(tx).insertInto('oneTimeTokens').values(token).execute()
}
export async function insertSiteToken(tx: ChannelTx, token: NewOneTimeToken) {
  await tables(tx).insertInto('oneTimeTokens').values(token).execute()
}

interface TokenQuery {
  tokenHash: string
  purpose: Purpose
  now: Date
}
/** Uses up a token; of simultaneous calls only one succeeds. */
export const takeToken = (db: PlatformDb, { tokenHash, purpose, now }: TokenQuery) =>
  platformTables(db)
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userSeq', 'payload'])
    .executeTakeFirst()

/** Returns a token that was only read, with a new lifetime for the user's decision. */
export async function prolongToken(
  tx: PlatformTx,
  { tokenHash, purpose, expiresAt }: TokenQuery & { expiresAt: Date },
) {
  await platformTables(tx)
    .updateTable('oneTimeTokens')
    .set({ usedAt: null, expiresAt })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .execute()
}

export const findOpenToken = (db: PlatformDb, { tokenHash, purpose, now }: TokenQuery) =>
  platformTables(db)
    .selectFrom('oneTimeTokens')
    .select('userSeq')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export async function deleteExpiredTokens(db: PlatformDb, now: Date) {
  await platformTables(db).deleteFrom('oneTimeTokens').where('expiresAt', '<=', now).execute()
}

/** Links, hand-offs and tickets of a person, used or not. */
export async function deleteTokensOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('oneTimeTokens').where('userSeq', '=', userSeq).execute()
}

/** A new link invalidates earlier ones. */
export async function closeTokensOf(
  tx: PlatformTx,
  { userSeq, purpose, now }: { userSeq: UserSeq; purpose: Purpose; now: Date },
) {
  await platformTables(tx)
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('userSeq', '=', userSeq)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
}
