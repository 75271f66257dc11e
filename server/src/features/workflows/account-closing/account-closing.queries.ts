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
