import { sql } from 'kysely'
import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import type { AttendSeq, ClassSeq, CourseSeq, MerchantSeq, OrderSeq, UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { ChannelTx } from 'server/src/platform/db/channel-db.ts'
import { DEPOSIT_GATEWAY } from 'server/src/platform/pay/deposit-gateway.ts'
import { tables } from 'server/src/platform/db/tables.ts'
import { insertDeposit } from 'server/src/features/money/orders/deposits.queries.ts'
import { insertEntries } from 'server/src/features/money/orders/money-entries.queries.ts'

export interface SaleRow {
  orderNo: string
  paymentKey: string
  redirectUrl: string
  userSeq: UserSeq
  courseSeq: CourseSeq
  classSeq: ClassSeq
  attendSeq: AttendSeq
  title: string
  name: string
  email: string
  /** Days of access that were sold; -1 is without an end. */
  accessDays: number
  /** Won: before and after the discount. */
  price: number
  totalAmount: number
  paidAt: Date
  /** When all of it went back; null where it was kept. */
  refundedAt: Date | null
  reason: string
  /** Within how many days it was to be paid to the account of the site; null where it was paid by card. */
  depositDays: number | null
  /** The account of the platform that took the card; null for the sandbox. */
  merchantSeq: MerchantSeq | null
}

/** An account that nobody has. */
const formerAccount = { bankName: '국민은행', accountNumber: '000-0000-0000', holder: '소담공방' }

/** An order that was paid, and refunded where the learner asked for it. */
export async function insertSale(tx: ChannelTx, sale: SaleRow) {
  const { paidAt, refundedAt, totalAmount, price, name, email, paymentKey, redirectUrl, reason } = sale
  const { orderNo, userSeq, title, depositDays, merchantSeq } = sale
  const isDeposit = depositDays !== null
  const isTest = !isDeposit && merchantSeq === null
  const discountAmount = price - totalAmount
  const state = refundedAt ? ('REFUNDED' as const) : ('PAID' as const)
  const refundedAmount = refundedAt ? totalAmount : 0
  const { orderSeq } = await tables(tx)
    .insertInto('orders')
    .values({
      orderNo,
      userSeq,
      title,
      state,
      currency: 'KRW',
      price,
      discountAmount,
      totalAmount,
      currencyShown: 'KRW',
      amountShown: totalAmount,
      paidAmount: totalAmount,
      refundedAmount,
      ordererName: name,
      ordererEmail: email,
      createdAt: paidAt,
      expiresAt: paidAt,
      paidAt,
      refundedAt,
    })
    .returning('orderSeq')
    .executeTakeFirstOrThrow()
  await insertItem(tx, orderSeq, { ...sale, discountAmount, refundedAmount })
  const { paymentSeq } = await tables(tx)
    .insertInto('payments')
    .values({
      orderSeq,
      ...(isDeposit
        ? { payMethodCd: payMethods.deposit, gateway: DEPOSIT_GATEWAY, isTest: false }
        : {
            payMethodCd: payMethods.card,
            gateway: 'sandbox',
            cardName: 'Sandbox 4242',
            merchantSeq,
            isTest,
          }),
      idempotencyKey: `demo:${orderNo}`,
      paymentKey,
      redirectUrl,
      currency: 'KRW',
      amount: totalAmount,
      state,
      refundedAmount,
      createdAt: paidAt,
      confirmingAt: paidAt,
      paidAt,
    })
    .returning('paymentSeq')
    .executeTakeFirstOrThrow()
  if (depositDays !== null) {
    const dueAt = new Date(paidAt.getTime() + depositDays * 86_400_000)
    await insertDeposit(tx, { paymentSeq, ...formerAccount, dueAt })
  }
  const entry = { currency: 'KRW', orderSeq, itemNo: 1, paymentSeq, isTest } as const
  await insertEntries(tx, [{ ...entry, kind: 'CAPTURE', amount: totalAmount, occurredAt: paidAt }])
  if (!refundedAt) return orderSeq
  const refund = { amount: totalAmount, reason, idempotencyKey: `demo:${orderNo}`, createdAt: refundedAt }
  const { refundSeq } = await tables(tx)
    .insertInto('refunds')
    .values({ ...refund, paymentSeq, state: 'DONE', requestedByUserSeq: userSeq, doneAt: refundedAt })
    .returning('refundSeq')
    .executeTakeFirstOrThrow()
  await insertEntries(tx, [
    { ...entry, kind: 'REFUND', amount: -totalAmount, occurredAt: refundedAt, refundSeq },
  ])
  return orderSeq
}

type SoldItem = SaleRow & { discountAmount: number; refundedAmount: number }
const insertItem = (tx: ChannelTx, orderSeq: OrderSeq, sale: SoldItem) =>
  tables(tx)
    .insertInto('orderItems')
    .values({
      orderSeq,
      itemNo: 1,
      kind: 'COURSE',
      courseSeq: sale.courseSeq,
      classSeq: sale.classSeq,
      attendSeq: sale.attendSeq,
      title: sale.title,
      unitPrice: sale.price,
      discountAmount: sale.discountAmount,
      paidAmount: sale.totalAmount,
      refundedAmount: sale.refundedAmount,
      accessDays: sale.accessDays,
      refundTermsVersion: REFUND_TERMS_VERSION,
      consentedAt: sale.paidAt,
      currency: 'KRW',
    })
    .execute()

/** The contract of the platform through which cards were paid; nobody pays through it any more. */
export const PLATFORM_ACCOUNT = 'live_ck_demo_platform'

export async function insertPlatformAccount(tx: ChannelTx, connectedAt: Date): Promise<MerchantSeq> {
  const { merchantSeq } = await tables(tx)
    .insertInto('merchants')
    .values({
      provider: 'toss',
      mode: 'live',
      accountKey: PLATFORM_ACCOUNT,
      publicKeys: '{}',
      sealedKeys: '{}',
      secretEnds: '{}',
      noticeToken: PLATFORM_ACCOUNT,
      connectedAt,
      checkedAt: connectedAt,
    })
    .returning('merchantSeq')
    .executeTakeFirstOrThrow()
  return merchantSeq
}

/** Its statements stay. The sandbox answers for its payments from now on, so that they can be refunded like any other. */
export async function removePlatformAccount(tx: ChannelTx, merchantSeq: MerchantSeq) {
  await tables(tx)
    .updateTable('payments')
    .set({ merchantSeq: null, isTest: true })
    .where('merchantSeq', '=', merchantSeq)
    .execute()
  await tables(tx).deleteFrom('merchants').where('merchantSeq', '=', merchantSeq).execute()
}

interface FormerEnrolment {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  userSeq: UserSeq
  name: string
  email: string
  attendAt: Date
  cancelledAt: Date
  cancelReason: string
}
/** Somebody who enrolled, paid and gave the place back: neither a seat nor a grant is left of it. */
export async function insertFormerPlace(tx: ChannelTx, { attendAt, ...row }: FormerEnrolment) {
  const { attendSeq } = await tables(tx)
    .insertInto('enrolments')
    .values({ ...row, source: 'ORDER', state: 'CANCELLED', appliedAt: attendAt, attendAt })
    .returning('attendSeq')
    .executeTakeFirstOrThrow()
  return attendSeq
}

/** Nobody enrols before joining. */
export async function joinBeforeEnrolling(tx: ChannelTx) {
  for (const table of ['members', 'account_sites'])
    await sql`
      update ${sql.table(table)} as joined set joined_at = first.at - interval '1 hour'
      from (select channel_seq, user_seq, min(applied_at) as at from enrolments group by 1, 2) as first
      where joined.channel_seq = first.channel_seq and joined.user_seq = first.user_seq and joined.joined_at > first.at
    `.execute(tables(tx))
}

export interface VisitRows {
  hours: { hour: Date; clientId: string; pageViews: number; isNew: boolean }[]
  referrers: { baseDate: string; host: string; visits: number }[]
  pages: { baseDate: string; path: string; pageViews: number }[]
}
export async function insertVisits(tx: ChannelTx, { hours, referrers, pages }: VisitRows) {
  const AT_ONCE = 1000
  for (let from = 0; from < hours.length; from += AT_ONCE)
    await tables(tx)
      .insertInto('visitorHours')
      .values(hours.slice(from, from + AT_ONCE))
      .onConflict((same) => same.doNothing())
      .execute()
  await tables(tx).insertInto('referrerDays').values(referrers).execute()
  await tables(tx).insertInto('pageDays').values(pages).execute()
}
