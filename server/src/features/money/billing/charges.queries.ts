import type { CardSeq, ChargeSeq, SubscriptionSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { termOf } from './periods.rules.ts'
import type { ChargeTerms } from './subscriptions.rules.ts'

const columns = [
  'chargeSeq',
  'subscriptionSeq',
  'chargeNo',
  'kind',
  'periodStart',
  'periodEnd',
  'title',
  'price',
  'termMonths',
  'seats',
  'amount',
  'currency',
  'cardSeq',
  'state',
  'failReason',
  'discountRef',
] as const

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>
const findStored = (db: ChannelDb, chargeSeq: ChargeSeq) =>
  tables(db)
    .selectFrom('subscriptionCharges')
    .select(columns)
    .where('chargeSeq', '=', chargeSeq)
    .executeTakeFirst()
export type ChargeRow = Omit<Stored, 'termMonths'> & ChargeTerms
const rowOf = ({ termMonths, ...stored }: Stored): ChargeRow => ({
  ...stored,
  termMonths: termOf(termMonths),
})

export async function findCharge(db: ChannelDb, chargeSeq: ChargeSeq) {
  const stored = await findStored(db, chargeSeq)
  return stored ? rowOf(stored) : null
}

export async function findOpenCharge(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const stored = await tables(db)
    .selectFrom('subscriptionCharges')
    .select(columns)
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst()
  return stored ? rowOf(stored) : null
}

/** Charges of which nobody knows yet how they stand. */
export const findUnsettled = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('subscriptionCharges')
    .select('chargeSeq')
    .where('checkAt', '<=', now)
    .orderBy('chargeSeq')
    .execute()

/** Whether a charge of this card may still be paid. */
export async function hasOpenCharge(db: ChannelDb, cardSeq: CardSeq) {
  const open = await tables(db)
    .selectFrom('subscriptionCharges')
    .select('chargeSeq')
    .where('cardSeq', '=', cardSeq)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst()
  return open !== undefined
}

/** What was paid for a subscription, the first charge first, with the card that paid it. */
export const findPaidCharges = (db: ChannelDb, subscriptionSeq: SubscriptionSeq) =>
  tables(db)
    .selectFrom('subscriptionCharges as charge')
    .innerJoin('billingCards as card', 'card.cardSeq', 'charge.cardSeq')
    .select([
      'charge.chargeSeq',
      'charge.chargeNo',
      'charge.kind',
      'charge.title',
      'charge.amount',
      'charge.isTest',
      'charge.receiptUrl',
      'charge.settledAt',
      'charge.periodStart',
      'charge.periodEnd',
      'card.gateway',
      'card.merchantSeq',
      'card.brand',
      'card.cardEnd',
    ])
    .where('charge.subscriptionSeq', '=', subscriptionSeq)
    .where('charge.state', '=', 'PAID')
    .orderBy('charge.chargeSeq')
    .execute()

interface NewCharge extends ChargeTerms {
  subscriptionSeq: SubscriptionSeq
  chargeNo: string
  currency: 'KRW'
  cardSeq: CardSeq
  isTest: boolean
  requestedAt: Date
  checkAt: Date
}
export async function insertCharge(tx: ChannelTx, charge: NewCharge) {
  const { chargeSeq } = await tables(tx)
    .insertInto('subscriptionCharges')
    .values({ ...charge, state: 'REQUESTED' })
    .returning('chargeSeq')
    .executeTakeFirstOrThrow()
  return chargeSeq
}

export const delayCheck = (tx: ChannelTx, chargeSeq: ChargeSeq, checkAt: Date) =>
  tables(tx)
    .updateTable('subscriptionCharges')
    .set({ checkAt })
    .where('chargeSeq', '=', chargeSeq)
    .where('state', '=', 'REQUESTED')
    .execute()

interface Settled {
  state: 'PAID' | 'FAILED'
  failReason: string | null
  receiptUrl: string | null
  settledAt: Date
}
/** False when it was settled already. */
export async function settleCharge(tx: ChannelTx, chargeSeq: ChargeSeq, settled: Settled) {
  const changed = await tables(tx)
    .updateTable('subscriptionCharges')
    .set({ ...settled, checkAt: null })
    .where('chargeSeq', '=', chargeSeq)
    .where('state', '=', 'REQUESTED')
    .returning('chargeSeq')
    .executeTakeFirst()
  return changed !== undefined
}

interface OfProduct {
  product: string
  page: number
  size: number
}
/** What was charged for a product, the newest first, with the card that was charged. */
export async function findCharges(db: ChannelDb, { product, page, size }: OfProduct) {
  const ofProduct = tables(db)
    .selectFrom('subscriptionCharges as charge')
    .innerJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.channelSeq', '=', 'charge.channelSeq')
        .onRef('subscription.subscriptionSeq', '=', 'charge.subscriptionSeq'),
    )
    .where('subscription.product', '=', product)
  const list = await ofProduct
    .innerJoin('billingCards as card', (join) =>
      join.onRef('card.channelSeq', '=', 'charge.channelSeq').onRef('card.cardSeq', '=', 'charge.cardSeq'),
    )
    .select([
      'charge.chargeSeq',
      'charge.chargeNo',
      'charge.kind',
      'charge.title',
      'charge.termMonths',
      'charge.price',
      'charge.amount',
      'charge.periodStart',
      'charge.periodEnd',
      'charge.state',
      'charge.isTest',
      'charge.receiptUrl',
      'charge.requestedAt',
      'card.brand',
      'card.cardEnd',
    ])
    .orderBy('charge.chargeSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await ofProduct
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list, total }
}

/** Which of these discounts a paid charge carries. */
export const findPaidRefs = (db: ChannelDb, refs: string[]) =>
  refs.length === 0
    ? Promise.resolve([])
    : tables(db)
        .selectFrom('subscriptionCharges')
        .select(['discountRef', 'chargeSeq', 'settledAt'])
        .where('state', '=', 'PAID')
        .where('discountRef', 'in', refs)
        .execute()
