import { sql } from 'kysely'
import type { FactorSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

export const findFactors = (db: PlatformDb, userSeq: UserSeq) =>
  platformTables(db)
    .selectFrom('secondFactors')
    .selectAll()
    .where('userSeq', '=', userSeq)
    .orderBy('factorSeq')
    .execute()
export type Factor = Awaited<ReturnType<typeof findFactors>>[number]

/** Locks a person's factors until the transaction ends. */
export async function lockPerson(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx)
    .selectFrom('users')
    .select('userSeq')
    .where('userSeq', '=', userSeq)
    .forUpdate()
    .execute()
}

interface NewApp {
  userSeq: UserSeq
  kind: 'TOTP'
  name: string
  sealed: string
  lastStep: number
  createdAt: Date
}
interface NewPasskey {
  userSeq: UserSeq
  kind: 'PASSKEY'
  name: string
  credentialId: string
  host: string
  publicKey: string
  counter: number
  transports: string[]
  createdAt: Date
}
/** Inserts nothing when this passkey is registered already. */
export const insertFactor = (tx: PlatformTx, factor: NewApp | NewPasskey) =>
  platformTables(tx)
    .insertInto('secondFactors')
    .values(factor)
    .onConflict((same) => same.column('credentialId').doNothing())
    .returningAll()
    .executeTakeFirst()

interface Own {
  userSeq: UserSeq
  factorSeq: FactorSeq
}
/** False when this person has no such factor. */
export async function updateFactorName(tx: PlatformTx, { userSeq, factorSeq }: Own, name: string) {
  const found = await platformTables(tx)
    .updateTable('secondFactors')
    .set({ name })
    .where('userSeq', '=', userSeq)
    .where('factorSeq', '=', factorSeq)
    .returning('factorSeq')
    .executeTakeFirst()
  return found !== undefined
}
/** The deleted factor's name; nothing when this person has no such factor. */
export const deleteFactor = (tx: PlatformTx, { userSeq, factorSeq }: Own) =>
  platformTables(tx)
    .deleteFrom('secondFactors')
    .where('userSeq', '=', userSeq)
    .where('factorSeq', '=', factorSeq)
    .returning('name')
    .executeTakeFirst()

/** Uses up a time step of an app; false when this or a later one was used, also by a simultaneous call. */
export async function takeStep(
  tx: PlatformTx,
  { factorSeq, step, now }: { factorSeq: FactorSeq; step: number; now: Date },
) {
  const taken = await platformTables(tx)
    .updateTable('secondFactors')
    .set({ lastStep: step, lastUsedAt: now })
    .where('factorSeq', '=', factorSeq)
    .where('lastStep', '<', step)
    .returning('factorSeq')
    .executeTakeFirst()
  return taken !== undefined
}

export async function recordPasskeyUse(
  tx: PlatformTx,
  { factorSeq, counter, now }: { factorSeq: FactorSeq; counter: number; now: Date },
) {
  await platformTables(tx)
    .updateTable('secondFactors')
    .set({ counter, lastUsedAt: now })
    .where('factorSeq', '=', factorSeq)
    .execute()
}

export async function countRecoveryCodes(db: PlatformDb, userSeq: UserSeq) {
  const { count } = await platformTables(db)
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userSeq', '=', userSeq)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(tx: PlatformTx, userSeq: UserSeq, hashes: string[]) {
  await platformTables(tx).deleteFrom('recoveryCodes').where('userSeq', '=', userSeq).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((codeHash) => ({ userSeq, codeHash }))
  await platformTables(tx).insertInto('recoveryCodes').values(rows).execute()
}
/** Uses up one recovery code. */
export async function takeRecoveryCode(
  tx: PlatformTx,
  { userSeq, codeHash, now }: { userSeq: UserSeq; codeHash: string; now: Date },
) {
  const taken = await platformTables(tx)
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userSeq', '=', userSeq)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteFactorsOf(tx: PlatformTx, userSeq: UserSeq) {
  const open = platformTables(tx)
  await open.deleteFrom('secondFactors').where('userSeq', '=', userSeq).execute()
  await open.deleteFrom('recoveryCodes').where('userSeq', '=', userSeq).execute()
  await deleteStepsOf(tx, userSeq)
}
/** Open second steps, of signing in or of adding a factor. */
export async function deleteStepsOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('secondStepTickets').where('userSeq', '=', userSeq).execute()
}
export async function moveFactors(tx: PlatformTx, from: UserSeq, userSeq: UserSeq) {
  const open = platformTables(tx)
  await open.updateTable('secondFactors').set({ userSeq }).where('userSeq', '=', from).execute()
  await open.updateTable('recoveryCodes').set({ userSeq }).where('userSeq', '=', from).execute()
}

/** Staff of this site without a second factor. */
export const findStaffWithoutMfa = (db: ChannelDb) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select(['members.userSeq', 'users.name'])
    .where('members.role', 'is not', null)
    .where('members.status', '=', 'ACTIVE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('secondFactors')
            .select(sql.lit(1).as('one'))
            .whereRef('secondFactors.userSeq', '=', 'members.userSeq'),
        ),
      ),
    )
    .orderBy('users.name')
    .execute()
