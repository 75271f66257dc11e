import type { UserSeq, VerificationSeq } from 'contract/values/ids'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

interface NewCode {
  userSeq: UserSeq
  email: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

/** Codes sent to this person since a moment. */
export async function sumCodes(tx: PlatformTx, { userSeq, since }: { userSeq: UserSeq; since: Date }) {
  const { count, lastAt } = await platformTables(tx)
    .selectFrom('emailVerifications')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<Date | null>('createdAt').as('lastAt')])
    .where('userSeq', '=', userSeq)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return { today: count, lastAt }
}

/** A new code replaces the one before, whatever its address. */
export async function replaceCode(tx: PlatformTx, code: NewCode) {
  await closeCodesOf(tx, code.userSeq)
  await platformTables(tx).insertInto('emailVerifications').values(code).execute()
}

export async function closeCodesOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx)
    .updateTable('emailVerifications')
    .set({ state: 'REPLACED' })
    .where('userSeq', '=', userSeq)
    .where('state', '=', 'SENT')
    .execute()
}

/** The open code, locked until the transaction ends so that attempts run one after the other. */
export const lockOpenCode = (tx: PlatformTx, { userSeq, email }: { userSeq: UserSeq; email: string }) =>
  platformTables(tx)
    .selectFrom('emailVerifications')
    .select(['verificationSeq', 'codeHash', 'attempts', 'expiresAt'])
    .where('userSeq', '=', userSeq)
    .where('email', '=', email)
    .where('state', '=', 'SENT')
    .forUpdate()
    .executeTakeFirst()

export async function updateCode(
  tx: PlatformTx,
  verificationSeq: VerificationSeq,
  change: { attempts: number } | { state: 'VERIFIED' },
) {
  await platformTables(tx)
    .updateTable('emailVerifications')
    .set(change)
    .where('verificationSeq', '=', verificationSeq)
    .execute()
}

export async function deleteCodesOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('emailVerifications').where('userSeq', '=', userSeq).execute()
}
