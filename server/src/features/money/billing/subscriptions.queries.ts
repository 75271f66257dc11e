import { sql } from 'kysely'
import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { termOf } from './periods.rules.ts'
import type { Subscription } from './subscriptions.rules.ts'

const columns = [
  'subscriptionSeq',
  'product',
  'memberUserSeq',
  'title',
  'price',
  'currency',
  'termMonths',
  'seats',
  'state',
  'anchorDay',
  'periodStart',
  'periodEnd',
  'trialEnd',
  'nextTitle',
  'nextPrice',
  'nextTermMonths',
  'nextSeats',
  'nextChargeAt',
  'pastDueSince',
  'failedCount',
  'endedAt',
  'discountPercent',
  'discountAmount',
  'discountRef',
] as const

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>
const findStored = (db: ChannelDb, subscriptionSeq: SubscriptionSeq) =>
  tables(db)
    .selectFrom('subscriptions')
    .select(columns)
    .where('subscriptionSeq', '=', subscriptionSeq)
    .executeTakeFirst()

export type SubscriptionRow = Subscription &
  Pick<Stored, 'subscriptionSeq' | 'product' | 'memberUserSeq' | 'currency'>
const rowOf = ({ termMonths, nextTermMonths, ...stored }: Stored): SubscriptionRow => ({
  ...stored,
  termMonths: termOf(termMonths),
  nextTermMonths: nextTermMonths === null ? null : termOf(nextTermMonths),
})

/** The subscription to a product that has not ended. */
export async function findRunning(db: ChannelDb, product: string) {
  const stored = await tables(db)
    .selectFrom('subscriptions')
    .select(columns)
    .where('product', '=', product)
    .where('state', '<>', 'ENDED')
    .executeTakeFirst()
  return stored ? rowOf(stored) : null
}

/** The subscriptions of a member that have not ended. */
export async function findRunningOf(db: ChannelDb, userSeq: UserSeq) {
  const stored = await tables(db)
    .selectFrom('subscriptions')
    .select(columns)
    .where('memberUserSeq', '=', userSeq)
    .where('state', '<>', 'ENDED')
    .orderBy('subscriptionSeq')
    .execute()
  return stored.map(rowOf)
}

export async function findSubscription(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const stored = await findStored(db, subscriptionSeq)
  return stored ? rowOf(stored) : null
}

export async function lockSubscription(tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const stored = await tables(tx)
    .selectFrom('subscriptions')
    .select(columns)
    .where('subscriptionSeq', '=', subscriptionSeq)
    .forUpdate()
    .executeTakeFirst()
  return stored ? rowOf(stored) : null
}

/**
 * Null where the product has a subscription already. The state is written out: PostgreSQL finds no index for a placeholder once it plans
 * for any value, after some calls of the same connection.
 */
export async function insertSubscription(
  tx: ChannelTx,
  subscription: Subscription & { product: string; memberUserSeq: UserSeq | null; startedAt: Date },
) {
  const made = await tables(tx)
    .insertInto('subscriptions')
    .values({ ...subscription, currency: 'KRW' })
    .onConflict((same) =>
      same.columns(['channelSeq', 'product']).where('state', '<>', sql.lit('ENDED')).doNothing(),
    )
    .returning('subscriptionSeq')
    .executeTakeFirst()
  return made?.subscriptionSeq ?? null
}

export const changeSubscription = (
  tx: ChannelTx,
  subscriptionSeq: SubscriptionSeq,
  change: Partial<Subscription>,
) =>
  tables(tx).updateTable('subscriptions').set(change).where('subscriptionSeq', '=', subscriptionSeq).execute()

/** Those that are to be charged, and those that were cancelled and whose last period is over. */
export const findDue = (db: ChannelDb, { now, today }: { now: Date; today: string }) =>
  tables(db)
    .selectFrom('subscriptions')
    .select('subscriptionSeq')
    .where(({ or, and, eb }) =>
      or([
        eb('nextChargeAt', '<=', now),
        and([eb('state', '=', 'CANCEL_AT_END'), eb('periodEnd', '<=', today)]),
      ]),
    )
    .orderBy('subscriptionSeq')
    .execute()

type Postponed = Pick<Subscription, 'periodEnd' | 'anchorDay'> & { nextChargeAt: Date }
const CONSENT_DAYS = 30
/** Free days whose consent would be older than that by then are followed by no charge. docs/rules.md R-1029, R-1149. */
export const endOldTrials = (tx: ChannelTx, now: Date, { periodEnd, nextChargeAt }: Postponed) =>
  tables(tx)
    .updateTable('subscriptions')
    .set({ state: 'CANCEL_AT_END', nextChargeAt: null, periodEnd, trialEnd: periodEnd })
    .where('state', '=', 'ACTIVE')
    .where('nextChargeAt', '<=', now)
    .whereRef('trialEnd', '=', 'periodEnd')
    .where('startedAt', '<', new Date(nextChargeAt.getTime() - CONSENT_DAYS * 86_400_000))
    .returning('subscriptionSeq')
    .execute()

/** One whose charge is on its way is left as it is; free days last as long as the period. */
export const postponeDue = (tx: ChannelTx, now: Date, postponed: Postponed) =>
  tables(tx)
    .updateTable('subscriptions')
    .set(({ eb, ref }) => ({
      ...postponed,
      trialEnd: eb
        .case()
        .when('trialEnd', '=', ref('periodEnd'))
        .then(postponed.periodEnd)
        .else(ref('trialEnd'))
        .end(),
    }))
    .where('state', 'in', ['ACTIVE', 'PAST_DUE'])
    .where('nextChargeAt', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptionCharges')
            .select('chargeSeq')
            .whereRef('subscriptionCharges.subscriptionSeq', '=', 'subscriptions.subscriptionSeq')
            .where('subscriptionCharges.state', '=', 'REQUESTED'),
        ),
      ),
    )
    .returning('subscriptionSeq')
    .execute()

/** Those whose next charge comes before a moment and that nobody was reminded of, each once; free days have a moment of their own. */
export const setReminded = (tx: ChannelTx, { before, trialBefore }: { before: Date; trialBefore: Date }) =>
  tables(tx)
    .updateTable('subscriptions')
    .set(({ ref }) => ({ remindedFor: ref('periodEnd') }))
    .where('state', '=', 'ACTIVE')
    .where(({ or, and, eb, ref }) =>
      or([
        eb('nextChargeAt', '<=', trialBefore),
        and([eb('nextChargeAt', '<=', before), eb('trialEnd', 'is distinct from', ref('periodEnd'))]),
      ]),
    )
    .where(({ or, eb, ref }) =>
      or([eb('remindedFor', 'is', null), eb('remindedFor', '<>', ref('periodEnd'))]),
    )
    .returning('subscriptionSeq')
    .execute()
