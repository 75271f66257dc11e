import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { Crash } from './crashes.ts'
import type { aShop } from './orders-world.ts'

type Shop = Awaited<ReturnType<typeof aShop>>

/** An error that a test let happen. */
export const isCrash = (error: unknown): boolean =>
  error instanceof Crash ||
  (error instanceof AggregateError && error.errors.every(isCrash)) ||
  (error instanceof Error && error.message.startsWith('the process died'))

interface PaymentView {
  payment_key: string | null
  user_seq: number
  state: string
  is_surplus: boolean
  amount: number
  refunded: number
  refunded_rows: number
  is_unsure: boolean
}
interface OrderView {
  order_no: string
  user_seq: number
  state: string
  paid: number
  refunded: number
  paid_rows: number
  refunded_rows: number
}

/** Where the books of a class differ from what the provider holds, or people from what they paid. */
export async function violationsOf(
  { add, gateway }: Shop,
  { courseSeq, classSeq }: { courseSeq: CourseSeq; classSeq: ClassSeq },
) {
  const payments = await add.all<PaymentView>(
    `select payment_key, user_seq, payments.state, is_surplus, amount, payments.refunded_amount as refunded,
       (select coalesce(sum(amount), 0)::int from refunds
         where refunds.payment_seq = payments.payment_seq and refunds.state = 'DONE') as refunded_rows,
       unsure_since is not null or payments.state in ('CONFIRMING', 'CAPTURED') as is_unsure
     from payments join orders using (channel_seq, order_seq) join order_items using (channel_seq, order_seq)
     where course_seq = $1`,
    [courseSeq],
  )
  const orders = await add.all<OrderView>(
    `select order_no, user_seq, state, orders.paid_amount as paid, orders.refunded_amount as refunded,
       (select coalesce(sum(amount), 0)::int from payments where payments.order_seq = orders.order_seq
         and payments.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and not is_surplus) as paid_rows,
       (select coalesce(sum(refunds.amount), 0)::int from refunds join payments using (channel_seq, payment_seq)
         where payments.order_seq = orders.order_seq and refunds.state = 'DONE' and not is_surplus) as refunded_rows
     from orders join order_items item using (channel_seq, order_seq) where course_seq = $1`,
    [courseSeq],
  )
  const places = await add.all<{ user_seq: number }>(
    "select user_seq from enrolments where course_seq = $1 and state = 'APPROVED'",
    [courseSeq],
  )
  const [seats] = await add.all<{ taken: number; held: number }>(
    `select seats_taken as taken, (select count(*)::int from enrolments
       where class_seq = $1 and state in ('APPROVED', 'PENDING_PAYMENT')) as held
     from course_rounds where class_seq = $1`,
    [classSeq],
  )
  const entries = await add.all<{ order_no: string; entered: number; kept: number }>(
    `select order_no, (orders.paid_amount - orders.refunded_amount)::int as kept,
       (select coalesce(sum(amount), 0)::int from money_entries entry
         where entry.order_seq = orders.order_seq and kind in ('CAPTURE', 'REFUND')) as entered
     from orders join order_items using (channel_seq, order_seq) where course_seq = $1`,
    [courseSeq],
  )
  const [open] = await add.all<{ count: number }>(
    "select count(*)::int from refunds where state = 'REQUESTED'",
  )
  return [
    ...payments.flatMap((payment) => [
      ...ofPayment(payment, gateway.control.payments.get(payment.payment_key ?? '')),
    ]),
    ...orders.flatMap((order) => [...ofOrder(order)]),
    ...ofPeople({ payments, places, moneyOf: (key) => netOf(gateway.control.payments.get(key ?? '')) }),
    ...(seats && seats.taken !== seats.held ? [`${seats.taken} seats for ${seats.held} people`] : []),
    ...entries.flatMap(({ order_no, entered, kept }) =>
      entered === kept ? [] : [`order ${order_no}: ${kept} kept, the ledger says ${entered}`],
    ),
    ...(open && open.count > 0 ? [`${open.count} refunds never ended`] : []),
  ]
}

type Stored = Shop['gateway']['control']['payments'] extends Map<string, infer Value> ? Value : never
const netOf = (stored: Stored | undefined) => (stored?.taken ? stored.amount - stored.cancelled : 0)

function* ofPayment(payment: PaymentView, stored: Stored | undefined) {
  const name = `payment ${payment.payment_key} (${payment.state})`
  if (payment.is_unsure) yield `${name} is not settled`
  if (payment.refunded !== payment.refunded_rows)
    yield `${name}: ${payment.refunded} went back, its refunds say ${payment.refunded_rows}`
  if (payment.refunded !== (stored?.cancelled ?? 0))
    yield `${name}: ${payment.refunded} went back, the provider says ${stored?.cancelled}`
  const isCounted = payment.is_surplus || ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(payment.state)
  if (isCounted !== (stored?.taken ?? false)) yield `${name}: the provider took the money: ${stored?.taken}`
  if (payment.is_surplus && payment.refunded !== payment.amount) yield `${name}: paid twice and kept`
}

function* ofOrder({ order_no, paid, refunded, paid_rows, refunded_rows }: OrderView) {
  if (paid !== paid_rows) yield `order ${order_no}: ${paid} paid, its payments say ${paid_rows}`
  if (refunded !== refunded_rows)
    yield `order ${order_no}: ${refunded} refunded, its refunds say ${refunded_rows}`
  if (refunded > paid) yield `order ${order_no}: more refunded than paid`
}

interface People {
  payments: PaymentView[]
  places: { user_seq: number }[]
  moneyOf: (paymentKey: string | null) => number
}
function* ofPeople({ payments, places, moneyOf }: People) {
  for (const user of new Set(payments.map(({ user_seq }) => user_seq))) {
    const own = payments.filter(({ user_seq }) => user_seq === user)
    const money = own.reduce((sum, { payment_key }) => sum + moneyOf(payment_key), 0)
    const isEnrolled = places.some(({ user_seq }) => user_seq === user)
    if (money > 0 && !isEnrolled) yield `user ${user} paid ${money} and is not enrolled`
    if (money === 0 && isEnrolled) yield `user ${user} is enrolled and paid nothing`
  }
}
