import type { CardSeq, MerchantSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'cardSeq',
  'registeredByUserSeq',
  'memberUserSeq',
  'merchantSeq',
  'gateway',
  'isTest',
  'state',
  'sealedCustomerKey',
  'sealedBillingKey',
  'brand',
  'cardEnd',
  'requestedAt',
  'registeredAt',
] as const
export type CardRow = NonNullable<Awaited<ReturnType<typeof findActiveCard>>>

/** The member whose card it is; null for the card with which the site pays for itself. */
export type CardHolder = UserSeq | null
const cardsOf = (db: ChannelDb, holder: CardHolder) => {
  const cards = tables(db).selectFrom('billingCards').select(columns)
  return holder === null
    ? cards.where('memberUserSeq', 'is', null)
    : cards.where('memberUserSeq', '=', holder)
}

export const findActiveCard = (db: ChannelDb, holder: CardHolder = null) =>
  cardsOf(db, holder).where('state', '=', 'ACTIVE').executeTakeFirst()

export const findCard = (db: ChannelDb, cardSeq: CardSeq) =>
  tables(db).selectFrom('billingCards').select(columns).where('cardSeq', '=', cardSeq).executeTakeFirst()

/** Registrations that this person began since a moment, newest first, completed ones too. */
export const findRegistrations = (
  db: ChannelDb,
  { holder, by, since }: { holder: CardHolder; by: UserSeq; since: Date },
) =>
  cardsOf(db, holder)
    .where('registeredByUserSeq', '=', by)
    .where('requestedAt', '>', since)
    .orderBy('cardSeq', 'desc')
    .execute()

/** All cards of a holder, in one order for everybody. */
export const lockCards = (tx: ChannelTx, holder: CardHolder) =>
  cardsOf(tx, holder).orderBy('cardSeq').forUpdate().execute()

interface RequestedCard {
  registeredByUserSeq: UserSeq
  memberUserSeq: CardHolder
  merchantSeq: MerchantSeq | null
  gateway: string
  isTest: boolean
  sealedCustomerKey: string
  requestedAt: Date
}
export const insertRequestedCard = (tx: ChannelTx, card: RequestedCard) =>
  tables(tx)
    .insertInto('billingCards')
    .values({ ...card, state: 'REQUESTED' })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteExpiredRegistrations = (tx: ChannelTx, before: Date) =>
  tables(tx)
    .deleteFrom('billingCards')
    .where('state', '=', 'REQUESTED')
    .where('requestedAt', '<=', before)
    .execute()

interface IssuedCard {
  sealedBillingKey: string
  brand: string | null
  cardEnd: string | null
  registeredAt: Date
}
export const activateCard = (tx: ChannelTx, cardSeq: CardSeq, card: IssuedCard) =>
  tables(tx)
    .updateTable('billingCards')
    .set({ ...card, state: 'ACTIVE' })
    .where('cardSeq', '=', cardSeq)
    .execute()

/** Its keys stay until the provider has forgotten the card. */
export const removeCard = (tx: ChannelTx, cardSeq: CardSeq, removedAt: Date) =>
  tables(tx)
    .updateTable('billingCards')
    .set({ state: 'REMOVED', removedAt })
    .where('cardSeq', '=', cardSeq)
    .execute()

export const deleteKeysOf = (tx: ChannelTx, cardSeq: CardSeq) =>
  tables(tx)
    .updateTable('billingCards')
    .set({ sealedCustomerKey: null, sealedBillingKey: null })
    .where('cardSeq', '=', cardSeq)
    .where('state', '=', 'REMOVED')
    .execute()
