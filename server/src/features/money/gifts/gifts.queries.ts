import { sql } from 'kysely'
import type { GiftState } from 'contract/money/gifts/gifts.rules'
import type { GiftSeq, MembershipSeq, OrderSeq, Paged, SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

const gifts = (db: ChannelDb) =>
  tables(db)
    .selectFrom('membershipGifts as gift')
    .innerJoin('memberships', 'memberships.membershipSeq', 'gift.membershipSeq')
    .select([
      'gift.giftSeq',
      'gift.membershipSeq',
      'memberships.name',
      'memberships.description',
      'gift.months',
      'gift.price',
      'gift.payerUserSeq',
      'gift.subscriptionSeq',
      'gift.orderSeq',
      'gift.email',
      'gift.message',
      'gift.state',
      'gift.createdAt',
      'gift.paidAt',
      'gift.sentAt',
      'gift.expiresAt',
      'gift.acceptedByUserSeq',
      'gift.acceptedAt',
      'gift.givenSubscriptionSeq',
      'gift.startsOn',
      'gift.endsOn',
      'gift.returnReason',
    ])
export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>

export const findGift = (db: ChannelDb, giftSeq: GiftSeq) =>
  gifts(db).where('gift.giftSeq', '=', giftSeq).executeTakeFirst()

/** What is decided about it is decided once. */
export const lockGift = (tx: ChannelTx, giftSeq: GiftSeq) =>
  gifts(tx).where('gift.giftSeq', '=', giftSeq).forUpdate('gift').executeTakeFirst()

export const findByToken = (db: ChannelDb, tokenHash: string) =>
  gifts(db).where('gift.tokenHash', '=', tokenHash).executeTakeFirst()

export const lockByToken = (tx: ChannelTx, tokenHash: string) =>
  gifts(tx).where('gift.tokenHash', '=', tokenHash).forUpdate('gift').executeTakeFirst()

/** That which a subscription pays for. */
export const lockByCharge = (tx: ChannelTx, subscriptionSeq: SubscriptionSeq) =>
  gifts(tx).where('gift.subscriptionSeq', '=', subscriptionSeq).forUpdate('gift').executeTakeFirst()

/** That which an order paid for, with how the order stands. */
export const lockByOrder = (tx: ChannelTx, orderNo: string) =>
  gifts(tx)
    .innerJoin('orders', 'orders.orderSeq', 'gift.orderSeq')
    .select('orders.state as orderState')
    .where('orders.orderNo', '=', orderNo)
    .forUpdate('gift')
    .executeTakeFirst()

/** That which one press of its payer began, unless it was not paid. */
export const findByKey = (db: ChannelDb, payer: UserSeq, giftKey: string) =>
  gifts(db)
    .where('gift.payerUserSeq', '=', payer)
    .where('gift.giftKey', '=', giftKey)
    .where('gift.state', '<>', 'FAILED')
    .executeTakeFirst()

interface NewGift {
  giftKey: string
  membershipSeq: MembershipSeq
  months: number
  price: number
  payerUserSeq: UserSeq
  subscriptionSeq: SubscriptionSeq
  email: string
  message: string
  createdAt: Date
}
export async function insertGift(tx: ChannelTx, gift: NewGift) {
  await tables(tx)
    .insertInto('membershipGifts')
    .values({ ...gift, state: 'PAYING' })
    .execute()
}

export interface GiftChange {
  state?: GiftState | 'FAILED'
  orderSeq?: OrderSeq
  email?: string | null
  tokenHash?: string
  paidAt?: Date
  sentAt?: Date
  expiresAt?: Date
  acceptedByUserSeq?: UserSeq
  acceptedAt?: Date
  givenSubscriptionSeq?: SubscriptionSeq
  startsOn?: string
  endsOn?: string
  returnedAt?: Date
  returnReason?: 'TAKEN_BACK' | 'EXPIRED' | 'REFUNDED'
}
export const changeGift = (tx: ChannelTx, giftSeq: GiftSeq, change: GiftChange) =>
  tables(tx).updateTable('membershipGifts').set(change).where('giftSeq', '=', giftSeq).execute()

const waiting = (db: ChannelDb) => tables(db).selectFrom('membershipGifts').where('state', '=', 'WAITING')

/** Those that nobody accepted in time; the rest of more comes with the next hour. */
export const findDue = (db: ChannelDb, now: Date) =>
  waiting(db).select('giftSeq').where('expiresAt', '<=', now).orderBy('giftSeq').limit(200).execute()

/** Those whose receiver is in a membership that nobody pays on, that ends soon, and of which they were not reminded. */
export const findEndingSoon = (db: ChannelDb, until: string) =>
  tables(db)
    .selectFrom('membershipGifts as gift')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'gift.givenSubscriptionSeq')
    .innerJoin('membershipSubscriptions as joined', 'joined.subscriptionSeq', 'gift.givenSubscriptionSeq')
    .select('gift.giftSeq')
    .where('gift.state', '=', 'ACCEPTED')
    .where('gift.remindedAt', 'is', null)
    .where('gift.endsOn', '<=', until)
    .where('joined.isGiven', '=', true)
    .where('subscriptions.state', '=', 'CANCEL_AT_END')
    .where('subscriptions.periodEnd', '<=', until)
    .orderBy('gift.giftSeq')
    .limit(200)
    .execute()

/** All gifts of a membership are marked at once. False where this one was before. */
export async function setReminded(
  tx: ChannelTx,
  subscriptionSeq: SubscriptionSeq,
  { giftSeq, at }: { giftSeq: GiftSeq; at: Date },
) {
  const marked = await tables(tx)
    .updateTable('membershipGifts')
    .set({ remindedAt: at })
    .where('givenSubscriptionSeq', '=', subscriptionSeq)
    .where('state', '=', 'ACCEPTED')
    .where('remindedAt', 'is', null)
    .returning('giftSeq')
    .execute()
  return marked.some((one) => one.giftSeq === giftSeq)
}

/** Those that would end before a moment wait until another. */
export const postponeDue = (tx: ChannelTx, { before, until }: { before: Date; until: Date }) =>
  tables(tx)
    .updateTable('membershipGifts')
    .set({ expiresAt: until })
    .where('state', '=', 'WAITING')
    .where('expiresAt', '<', before)
    .execute()

/** How the orders of gifts stand. */
const withOrder = (db: ChannelDb) =>
  gifts(db)
    .leftJoin('orders', 'orders.orderSeq', 'gift.orderSeq')
    .select(['orders.orderNo', 'orders.state as orderState'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refunds')
            .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
            .select('refunds.refundSeq')
            .whereRef('payments.orderSeq', '=', 'gift.orderSeq')
            .where('refunds.state', '=', 'REQUESTED'),
        )
        .as('isRefundOpen'),
    )
export type ListedGift = NonNullable<Awaited<ReturnType<typeof findListed>>>

export const findListed = (db: ChannelDb, giftSeq: GiftSeq) =>
  withOrder(db).where('gift.giftSeq', '=', giftSeq).executeTakeFirst()

const isShown = sql<boolean>`gift.state <> 'FAILED'`
export const findGiftsOf = (db: ChannelDb, payer: UserSeq, { page, size }: Paged) =>
  withOrder(db)
    .where('gift.payerUserSeq', '=', payer)
    .where(isShown)
    .orderBy('gift.giftSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countGiftsOf(db: ChannelDb, payer: UserSeq) {
  const { count } = await tables(db)
    .selectFrom('membershipGifts as gift')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('gift.payerUserSeq', '=', payer)
    .where(isShown)
    .executeTakeFirstOrThrow()
  return count
}

interface Choice {
  q?: string | undefined
  state?: GiftState | undefined
}
/** Those of which money was paid: of this person, to this address, or of a membership that is called so. */
const isChosen = ({ q, state }: Choice) => {
  const like = containing(q ?? '')
  const matches = sql`(gift.email ilike ${like} or exists (select from memberships named
      where named.membership_seq = gift.membership_seq and named.name ilike ${like})
    or exists (select from users where users.user_seq in (gift.payer_user_seq, gift.accepted_by_user_seq)
      and (users.name ilike ${like} or users.email ilike ${like})))`
  return sql<boolean>`gift.order_seq is not null ${q ? sql`and ${matches}` : sql``}
    ${state ? sql`and gift.state = ${state}` : sql``}`
}
export const findPaidGifts = (db: ChannelDb, { page, size, ...choice }: Choice & Paged) =>
  withOrder(db)
    .where(isChosen(choice))
    .orderBy('gift.giftSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countPaidGifts(db: ChannelDb, choice: Choice) {
  const { count } = await tables(db)
    .selectFrom('membershipGifts as gift')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isChosen(choice))
    .executeTakeFirstOrThrow()
  return count
}
