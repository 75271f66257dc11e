import { sql } from 'kysely'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { Language } from 'contract/i18n/languages'
import type { SnsProvider } from 'contract/values/sns-providers'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

export interface NewUser {
  email: string
  /** Null for users who sign in through a provider only. */
  passwordHash: string | null
  name: string
  phone: string | null
  language: Language
  isInitPlan: boolean
  snsTypeCd?: 'LIV' | SnsProvider
  ownsEmail?: boolean
  emailVerifiedAt?: Date | null
  createdAt: Date
}

/** Inserts nothing when the address is taken. */
export const insertUser = (tx: PlatformTx, user: NewUser) =>
  platformTables(tx)
    .insertInto('users')
    .values(user)
    // Literal values: PostgreSQL cannot infer the partial index from a parameter, and from the sixth execution on it uses a generic
    // plan.
    .onConflict((same) =>
      same
        .column('email')
        .where('status', '=', sql.lit('ACTIVE'))
        .where(sql<boolean>`owns_email`)
        .doNothing(),
    )
    .returning('userSeq')
    .executeTakeFirst()

const account = [
  'userSeq',
  'name',
  'email',
  'phone',
  'phoneAt',
  'profileImageKey',
  'passwordHash',
  'language',
  'isOperator',
  'isInitPlan',
  'emailVerifiedAt',
  'snsTypeCd',
  'ownsEmail',
] as const

const users = (db: PlatformDb) =>
  platformTables(db).selectFrom('users').where('status', '=', 'ACTIVE').select(account)

/** The account with this address; an account that waits to be merged does not count. */
export const findUserByEmail = (db: PlatformDb, email: string) =>
  users(db).where('email', '=', email).where('ownsEmail', '=', true).executeTakeFirst()
export const findUser = (db: PlatformDb, userSeq: UserSeq) =>
  users(db).where('userSeq', '=', userSeq).executeTakeFirst()
/** The same, locked until the transaction ends. */
export const lockUser = (tx: PlatformTx, userSeq: UserSeq) =>
  users(tx).where('userSeq', '=', userSeq).forUpdate().executeTakeFirst()

interface Change {
  language?: Language
  name?: string
  phone?: string | null
  phoneAt?: null
  profileImageKey?: string | null
  passwordHash?: string | null
  email?: string
  ownsEmail?: boolean
  emailVerifiedAt?: Date | null
}
export async function updateUser(tx: PlatformTx, userSeq: UserSeq, change: Change) {
  await platformTables(tx).updateTable('users').set(change).where('userSeq', '=', userSeq).execute()
}

export async function isPortraitShown(db: PlatformDb, profileImageKey: string) {
  const shown = await platformTables(db)
    .selectFrom('users')
    .select('userSeq')
    .where('profileImageKey', '=', profileImageKey)
    .executeTakeFirst()
  return shown !== undefined
}

/** The user has opened a site, so they need no invitation for it. */
export async function clearInitPlan(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx)
    .updateTable('users')
    .set({ isInitPlan: false })
    .where('userSeq', '=', userSeq)
    .execute()
}

/** Names and contact details of people whose numbers a site knows. */
export const findPeopleRows = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('users')
    .select(['userSeq', 'name', 'email', 'phone'])
    .where('userSeq', 'in', userSeqs)
    .execute()

/** The account row stays as the author of its texts, without personal data. */
export async function anonymizeUser(
  tx: PlatformTx,
  { userSeq, withdrawnAt }: { userSeq: UserSeq; withdrawnAt: Date },
) {
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

/** The operators of the installation with a mail address. */
export const findOperators = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('users')
    .select(['userSeq', 'email', 'language'])
    .where('isOperator', '=', true)
    .where('status', '=', 'ACTIVE')
    .where('emailVerifiedAt', 'is not', null)
    .execute()
