import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

interface Leaver {
  userSeq: UserSeq
  name: string
  email: string
  phone: string | null
  withdrawnAt: Date
  eraseAt: Date
}
export async function insertWithdrawal(tx: PlatformTx, leaver: Leaver) {
  await platformTables(tx).insertInto('withdrawals').values(leaver).execute()
}

/** The account row stays as the author of its texts, without personal data. */
export async function makeNameless(tx: PlatformTx, { userSeq, withdrawnAt }: Leaver) {
  await platformTables(tx)
    .updateTable('users')
    .set({
      name: FORMER_MEMBER,
      email: '',
      phone: null,
      phoneAt: null,
      passwordHash: null,
      ownsEmail: false,
      profileImageKey: null,
      emailVerifiedAt: null,
      isOperator: false,
      isInitPlan: false,
      status: 'WITHDRAWN',
      withdrawnAt,
    })
    .where('userSeq', '=', userSeq)
    .execute()
}

/** Everything that could open the account. Access tokens are deleted with their sessions. */
export async function deleteKeysOf(tx: PlatformTx, userSeq: UserSeq) {
  const open = platformTables(tx)
  await open.deleteFrom('oneTimeTokens').where('userSeq', '=', userSeq).execute()
  await open.deleteFrom('emailVerifications').where('userSeq', '=', userSeq).execute()
  await open.deleteFrom('socialIdentities').where('userSeq', '=', userSeq).execute()
}

export const findDue = (db: PlatformDb, now: Date) =>
  platformTables(db)
    .selectFrom('withdrawals')
    .select(['userSeq', 'email'])
    .where('eraseAt', '<=', now)
    .orderBy('eraseAt')
    .limit(200)
    .execute()

export async function deleteWithdrawal(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('withdrawals').where('userSeq', '=', userSeq).execute()
}
export async function deleteAgreements(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('userAgreements').where('userSeq', '=', userSeq).execute()
}
