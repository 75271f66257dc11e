import type { Currency, MerchantSeq, MerchantTrialSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'merchantTrialSeq',
  'merchantSeq',
  'state',
  'currency',
  'amount',
  'idempotencyKey',
  'cancelKey',
  'paymentKey',
  'returnKey',
  'redirectUrl',
  'cardName',
  'createdAt',
  'capturedAt',
  'eventAt',
  'windowMs',
  'confirmMs',
  'cancelMs',
  'failedStep',
  'failCode',
] as const
export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>

const select = (db: ChannelDb) => tables(db).selectFrom('merchantTrials').select(columns)

export function findTrial(db: ChannelDb, merchantTrialSeq: MerchantTrialSeq) {
  return select(db).where('merchantTrialSeq', '=', merchantTrialSeq).executeTakeFirst()
}

export function lockTrial(tx: ChannelTx, merchantTrialSeq: MerchantTrialSeq) {
  return select(tx).where('merchantTrialSeq', '=', merchantTrialSeq).forUpdate().executeTakeFirst()
}

export function findLatestTrial(db: ChannelDb, merchantSeq: MerchantSeq) {
  return select(db)
    .where('merchantSeq', '=', merchantSeq)
    .orderBy('merchantTrialSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The latest trial of each account. */
export function findLatestTrials(db: ChannelDb) {
  return select(db)
    .distinctOn('merchantSeq')
    .orderBy('merchantSeq')
    .orderBy('merchantTrialSeq', 'desc')
    .execute()
}

export function findTrialByKey(db: ChannelDb, merchantSeq: MerchantSeq, paymentKey: string) {
  return select(db)
    .where('merchantSeq', '=', merchantSeq)
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirst()
}

interface NewTrial {
  merchantSeq: MerchantSeq
  userSeq: UserSeq
  currency: Currency
  amount: number
  idempotencyKey: string
  cancelKey: string
  createdAt: Date
}
export async function insertTrial(tx: ChannelTx, trial: NewTrial) {
  const { merchantTrialSeq } = await tables(tx)
    .insertInto('merchantTrials')
    .values({ ...trial, state: 'BEGUN' })
    .returning('merchantTrialSeq')
    .executeTakeFirstOrThrow()
  return merchantTrialSeq
}

export interface TrialChange {
  state?: TrialRow['state']
  idempotencyKey?: string
  cancelKey?: string
  paymentKey?: string
  returnKey?: string
  redirectUrl?: string
  cardName?: string | null
  capturedAt?: Date
  eventAt?: Date
  endedAt?: Date | null
  windowMs?: number
  confirmMs?: number | null
  cancelMs?: number
  failedStep?: TrialRow['failedStep']
  failCode?: string | null
}
export function changeTrial(tx: ChannelTx, merchantTrialSeq: MerchantTrialSeq, change: TrialChange) {
  return tables(tx)
    .updateTable('merchantTrials')
    .set(change)
    .where('merchantTrialSeq', '=', merchantTrialSeq)
    .execute()
}
