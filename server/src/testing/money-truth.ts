import type { CourseSeq } from 'contract/values/ids'
import { Crash } from './crashes.ts'
import type { Adding } from './rows.ts'

/** Where the books of both sides are read: of the database as administrator, and of the provider by payment key. */
interface Books {
  add: Pick<Adding, 'all'>
  gateway: { control: { payments: ReadonlyMap<string, Stored> } }
}
interface Stored {
  taken: boolean
  cancelled: number
  /** What went back on request of the shop, with the keys of its calls; missing where the provider does not say. */
  cancels?: readonly { key: string; amount: number }[]
}
/** What is looked at: everything after these numbers. */
interface Since {
  orderSeq: number
  userSeq: number
}

/** An error that a test let happen. */
export const isCrash = (error: unknown): boolean =>
  error instanceof Crash ||
  (error instanceof AggregateError && error.errors.every(isCrash)) ||
  (error instanceof Error && error.message.startsWith('the process died'))

interface PaymentRow {
  payment_key: string | null
  gateway: string
  state: string
  is_surplus: boolean
  amount: number
  refunded: number
  refunded_rows: number
  adjusted: number
  own_refunds: { key: string; amount: number }[]
  is_unsure: boolean
  awaits_account: boolean
  /** What the books say of it besides, to find the reason. */
  details: string
}
interface OrderRow {
  order_no: string
  state: string
  paid: number
  refunded: number
  paid_rows: number
  refunded_rows: number
  entered: number
  discount: number
  coupon_discount: number
}
interface ItemRow {
  user_seq: number
  course_seq: number
  is_kept: boolean
}
interface CouponUseRow {
  order_no: string
  order_state: string
  state: string
  /** Money came when its coupon had gone to another order, so all of it went back. */
  is_coupon_lost: boolean
}

const ofTheCourses = `orders.order_seq > $2 and exists (select from order_items item
  where item.channel_seq = orders.channel_seq and item.order_seq = orders.order_seq and item.course_seq = any($1))`

const awaitsAccount = `(pay_method_cd = '03' and not exists (select from refund_accounts account
  where account.channel_seq = payments.channel_seq and account.order_seq = payments.order_seq))`

/**
 * Where the books of some courses differ from what the provider holds, or people from what they paid. The courses of a
 * package are among them; the package itself may be.
 */
export async function violationsOf(
  { add, gateway }: Books,
  courseSeqs: CourseSeq[],
  { orderSeq, userSeq }: Since = { orderSeq: 0, userSeq: 0 },
) {
  const payments = await add.all<PaymentRow>(
    `select payment_key, gateway, payments.state, is_surplus, amount, payments.refunded_amount as refunded,
       (select coalesce(sum(amount), 0)::int from refunds
         where refunds.channel_seq = payments.channel_seq and refunds.payment_seq = payments.payment_seq
           and refunds.state = 'DONE') as refunded_rows,
       (select coalesce(sum(amount), 0)::int from money_entries entry
         where entry.channel_seq = payments.channel_seq and entry.payment_seq = payments.payment_seq and kind = 'ADJUSTMENT') as adjusted,
       (select coalesce(jsonb_agg(jsonb_build_object('key', idempotency_key, 'amount', amount)), '[]') from refunds
         where refunds.channel_seq = payments.channel_seq and refunds.payment_seq = payments.payment_seq
           and source <> 'PROVIDER') as own_refunds,
       unsure_since is not null or payments.state in ('CONFIRMING', 'CAPTURED') as is_unsure,
       ${awaitsAccount} as awaits_account,
       format('order %s, due %s, unsure since %s, surplus %s, %s', orders.state, check_at, unsure_since, is_surplus,
         coalesce(payments.fail_reason, 'no reason')) as details
     from payments join orders using (channel_seq, order_seq) where ${ofTheCourses}`,
    [courseSeqs, orderSeq],
  )
  const orders = await add.all<OrderRow>(
    `select order_no, state, paid_amount as paid, refunded_amount as refunded, discount_amount as discount,
       (select coalesce(sum(amount), 0)::int from payments where payments.channel_seq = orders.channel_seq and payments.order_seq = orders.order_seq
         and payments.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and not is_surplus) as paid_rows,
       (select coalesce(sum(refunds.amount), 0)::int from refunds join payments using (channel_seq, payment_seq)
         where payments.channel_seq = orders.channel_seq and payments.order_seq = orders.order_seq
           and refunds.state = 'DONE' and not is_surplus) as refunded_rows,
       (select coalesce(sum(amount), 0)::int from money_entries entry
         where entry.channel_seq = orders.channel_seq and entry.order_seq = orders.order_seq and kind in ('CAPTURE', 'REFUND')) as entered,
       (select coalesce(sum(discount_amount), 0)::int from coupon_uses
         where coupon_uses.channel_seq = orders.channel_seq and coupon_uses.order_seq = orders.order_seq) as coupon_discount
     from orders where ${ofTheCourses}`,
    [courseSeqs, orderSeq],
  )
  const items = await add.all<ItemRow>(
    `select user_seq, item.course_seq,
       item.paid_amount > item.refunded_amount or (total_amount = 0 and state = 'PAID')
         -- What went back at the provider names no class: all places that no refund ended stay as long as the order keeps money.
         or (item.paid_amount > 0 and orders.paid_amount > orders.refunded_amount and not exists (
           select from refund_items named where named.channel_seq = item.channel_seq and named.order_seq = item.order_seq and named.item_no = item.item_no and named.ends_enrolment))
         as is_kept
     from order_items item join orders using (channel_seq, order_seq)
     where item.course_seq = any($1) and item.order_seq > $2`,
    [courseSeqs, orderSeq],
  )
  const enrolments = await add.all<{ user_seq: number; course_seq: number }>(
    `select user_seq, course_seq from enrolments join courses using (channel_seq, course_seq)
     where course_seq = any($1) and user_seq > $2 and product_kind <> 'PACKAGE'
       and (enrolments.state = 'APPROVED' or (enrolments.state = 'WAITING' and wait_payment = 'PAID'))`,
    [courseSeqs, userSeq],
  )
  const rounds = await add.all<{ taken: number; reserved: number; seats: number | null }>(
    `select seats_taken as taken, case user_limit_type_cd when '99' then max_user_count end as seats, (select count(*)::int from enrolments
       where enrolments.channel_seq = round.channel_seq and enrolments.class_seq = round.class_seq and state in ('APPROVED', 'PENDING_PAYMENT')) as reserved
     from course_rounds round where course_seq = any($1)`,
    [courseSeqs],
  )
  const spentTwice = await add.all<{ name: string }>(
    `select format('coupon %s was spent on %s orders', coupon_issue_seq, count(distinct order_seq)) as name
     from coupon_uses where state = 'USED' and order_seq > $1
     group by coupon_issue_seq having count(distinct order_seq) > 1`,
    [orderSeq],
  )
  const couponUses = await add.all<CouponUseRow>(
    `select order_no, orders.state as order_state, coupon_uses.state,
       exists (select from payments join refunds using (channel_seq, payment_seq)
         where payments.channel_seq = orders.channel_seq and payments.order_seq = orders.order_seq and refunds.reason = 'coupon used elsewhere') as is_coupon_lost
     from coupon_uses join orders using (channel_seq, order_seq) where ${ofTheCourses}`,
    [courseSeqs, orderSeq],
  )
  // A refund that waits until its buyer names an account may wait for long. docs/rules.md R-795.
  const open = await add.all<{ name: string }>(
    `select format('refund %s of a payment %s by way %s', refund_seq, payments.state, pay_method_cd) as name
     from refunds join payments using (channel_seq, payment_seq)
     where refunds.state = 'REQUESTED' and not ${awaitsAccount}`,
  )
  return [
    ...payments.flatMap((payment) => [
      ...ofPayment(payment, gateway.control.payments.get(payment.payment_key ?? '')),
    ]),
    ...orders.flatMap((order) => [...ofOrder(order)]),
    ...ofPeople(items, enrolments),
    ...rounds.flatMap(({ taken, reserved, seats }) => [
      ...(taken === reserved ? [] : [`${taken} seats for ${reserved} people`]),
      ...(seats === null || reserved <= seats ? [] : [`${reserved} people on ${seats} seats`]),
    ]),
    ...spentTwice.map(({ name }) => name),
    ...couponUses.flatMap((use) => [...ofCouponUse(use)]),
    ...open.map(({ name }) => `${name} never ended`),
  ]
}

function* ofPayment(payment: PaymentRow, stored: Stored | undefined) {
  const name = `payment ${payment.payment_key} (${payment.state})`
  if (payment.is_unsure)
    yield `${name} is not settled: ${payment.details}; the provider has ${JSON.stringify(stored)}`
  if (payment.refunded !== payment.refunded_rows)
    yield `${name}: ${payment.refunded} went back, its refunds say ${payment.refunded_rows}`
  // The bank of a site has no address at which it could be asked.
  if (payment.gateway === 'deposit') return
  if (payment.refunded !== (stored?.cancelled ?? 0))
    yield `${name}: ${payment.refunded} went back, the provider says ${stored?.cancelled}`
  for (const { key, amount } of stored?.cancels ?? [])
    if (!payment.own_refunds.some((own) => own.key === key && own.amount === amount))
      yield `${name}: ${amount} went back under a key of no refund`
  if (payment.adjusted !== (payment.is_surplus ? payment.amount - payment.refunded : 0))
    yield `${name}: the ledger says ${payment.adjusted} of what was paid twice`
  const isCounted = payment.is_surplus || ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(payment.state)
  if (isCounted !== (stored?.taken ?? false)) yield `${name}: the provider took the money: ${stored?.taken}`
  if (payment.is_surplus && payment.refunded !== payment.amount && !payment.awaits_account)
    yield `${name}: paid twice and kept`
}

function* ofOrder(order: OrderRow) {
  const { order_no, paid, refunded, paid_rows, refunded_rows, entered, discount, coupon_discount } = order
  if (paid !== paid_rows) yield `order ${order_no}: ${paid} paid, its payments say ${paid_rows}`
  if (refunded !== refunded_rows)
    yield `order ${order_no}: ${refunded} refunded, its refunds say ${refunded_rows}`
  if (refunded > paid) yield `order ${order_no}: more refunded than paid`
  if (entered !== paid - refunded)
    yield `order ${order_no}: ${paid - refunded} kept, the ledger says ${entered}`
  if (coupon_discount > discount)
    yield `order ${order_no}: ${discount} off, its coupon takes ${coupon_discount}`
}

const nameOf = (row: { user_seq: number; course_seq: number }) =>
  `user ${row.user_seq} in course ${row.course_seq}`

/** Who kept what they bought may learn, or waits with what they paid, and nobody else; of no course twice. */
function* ofPeople(items: ItemRow[], enrolments: { user_seq: number; course_seq: number }[]) {
  const paid = items.filter(({ is_kept }) => is_kept).map(nameOf)
  const enrolled = enrolments.map(nameOf)
  for (const name of new Set([...paid, ...enrolled])) {
    const payments = paid.filter((one) => one === name).length
    const places = enrolled.filter((one) => one === name).length
    if (payments !== places) yield `${name}: paid ${payments} times, enrolled ${places} times`
  }
}

const useOfOrder: Record<string, string[]> = {
  CREATED: ['RESERVED'],
  PAID: ['USED'],
  PARTIALLY_REFUNDED: ['USED'],
  REFUNDED: ['RETURNED'],
}
function* ofCouponUse({ order_no, order_state, state, is_coupon_lost }: CouponUseRow) {
  const expected = (is_coupon_lost ? undefined : useOfOrder[order_state]) ?? ['FREE']
  if (!expected.includes(state)) yield `order ${order_no} is ${order_state}, its coupon ${state}`
}
