import type { UserSeq } from 'contract/values/ids'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

/** Both accounts, locked until the transaction ends. */
export const lockAccounts = (tx: PlatformTx, userSeqs: UserSeq[]) =>
  platformTables(tx)
    .selectFrom('users')
    .select([
      'userSeq',
      'email',
      'ownsEmail',
      'emailVerifiedAt',
      'passwordHash',
      'name',
      'phone',
      'snsTypeCd',
      'isOperator',
      'isInitPlan',
      'createdAt',
    ])
    .where('userSeq', 'in', userSeqs)
    .where('status', '=', 'ACTIVE')
    .orderBy('userSeq')
    .forUpdate()
    .execute()
export type Account = Awaited<ReturnType<typeof lockAccounts>>[number]

/** Empties the removed account: only its number remains, for rows that still refer to it. */
export async function emptyAccount(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx)
    .updateTable('users')
    .set({
      status: 'MERGED',
      email: '',
      ownsEmail: false,
      emailVerifiedAt: null,
      passwordHash: null,
      name: '-',
      phone: null,
      isOperator: false,
    })
    .where('userSeq', '=', userSeq)
    .execute()
}

interface MergedAccount {
  email: string
  ownsEmail: true
  emailVerifiedAt: Date
  passwordHash: string | null
  name: string
  phone: string | null
  snsTypeCd: Account['snsTypeCd']
  isOperator: boolean
  isInitPlan: boolean
}
export async function fillAccount(tx: PlatformTx, userSeq: UserSeq, merged: MergedAccount) {
  await platformTables(tx).updateTable('users').set(merged).where('userSeq', '=', userSeq).execute()
}
