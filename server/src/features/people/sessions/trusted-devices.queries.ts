import type { UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

interface NewTrust {
  trustHash: string
  userSeq: UserSeq
  family: string
  userAgent: string
  createdAt: Date
  usedAt: Date
  expiresAt: Date
}
export async function insertTrust(tx: PlatformTx, trust: NewTrust) {
  await platformTables(tx).insertInto('trustedDevices').values(trust).execute()
}

interface Used {
  trustHash: string
  userSeq: UserSeq
  family: string
  now: Date
}
/** Whether this browser is trusted; it belongs to the calling sign-in from now on. */
export async function touchTrust(tx: PlatformTx, { trustHash, userSeq, family, now }: Used) {
  const found = await platformTables(tx)
    .updateTable('trustedDevices')
    .set({ family, usedAt: now })
    .where('trustHash', '=', trustHash)
    .where('userSeq', '=', userSeq)
    .where('expiresAt', '>', now)
    .returning('trustHash')
    .executeTakeFirst()
  return found !== undefined
}

export const findTrusts = (db: PlatformDb, { userSeq, now }: { userSeq: UserSeq; now: Date }) =>
  platformTables(db)
    .selectFrom('trustedDevices')
    .select(['family', 'userAgent', 'createdAt', 'usedAt', 'expiresAt'])
    .where('userSeq', '=', userSeq)
    .where('expiresAt', '>', now)
    .orderBy('usedAt', 'desc')
    .limit(100)
    .execute()

/** False when this person's sign-in has no trust. */
export async function deleteTrust(tx: PlatformTx, { userSeq, family }: { userSeq: UserSeq; family: string }) {
  const gone = await platformTables(tx)
    .deleteFrom('trustedDevices')
    .where('userSeq', '=', userSeq)
    .where('family', '=', family)
    .returning('trustHash')
    .execute()
  return gone.length > 0
}

/** All of a person except one sign-in's; returns the families they belonged to. */
export async function deleteTrustsOf(tx: PlatformTx, userSeq: UserSeq, keptFamily: string | null) {
  let trusts = platformTables(tx).deleteFrom('trustedDevices').where('userSeq', '=', userSeq)
  if (keptFamily !== null) trusts = trusts.where('family', '<>', keptFamily)
  const gone = await trusts.returning('family').execute()
  return gone.map(({ family }) => family)
}
