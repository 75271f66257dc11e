import type { UserSeq, VerificationSeq } from 'contract/values'
import type { PlatformTx } from '../../platform/db/channel-db.ts'
import { platformTables } from '../../platform/db/tables.ts'

interface NewCode {
  userSeq: UserSeq
  email: string
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

/** What was sent to this address since a moment. */
export async function sumCodes(tx: PlatformTx, { email, since }: { email: string; since: Date }) {
  const { count, lastAt } = await platformTables(tx)
    .selectFrom('emailVerifications')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<Date | null>('createdAt').as('lastAt')])
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return { today: count, lastAt }
}

/** A new code takes the place of the one before. */
export async function replaceCode(tx: PlatformTx, code: NewCode) {
  await platformTables(tx)
    .updateTable('emailVerifications')
    .set({ state: 'REPLACED' })
    .where('email', '=', code.email)
    .where('state', '=', 'SENT')
    .execute()
  await platformTables(tx).insertInto('emailVerifications').values(code).execute()
}

/** The code that is waited for, held until the transaction ends so that tries cannot run side by side. */
export const lockOpenCode = (tx: PlatformTx, email: string) =>
  platformTables(tx)
    .selectFrom('emailVerifications')
    .select(['verificationSeq', 'userSeq', 'codeHash', 'attempts', 'expiresAt'])
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
