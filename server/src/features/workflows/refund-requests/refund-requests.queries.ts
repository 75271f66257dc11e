import { sql, type ExpressionBuilder } from 'kysely'
import type { RefundCalculation } from 'contract/money/refunds/schemas'
import type {
  refundReasonKinds,
  refundRequestStates,
  RefundShelf,
} from 'contract/workflows/refund-requests/refund-requests.rules'
import type { OrderSeq, RefundRequestSeq, RefundSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { countFound } from '../../../platform/db/counting.queries.ts'
import { tables } from '../../../platform/db/tables.ts'

type State = (typeof refundRequestStates)[number]

const columns = [
  'request.refundRequestSeq',
  'request.orderSeq',
  'request.itemNo',
  'request.userSeq',
  'request.state',
  'request.amount',
  'request.calculation',
  'request.reasonKind',
  'request.reason',
  'request.requestedAt',
  'request.answerBy',
  'request.decidedAt',
  'request.decisionNote',
  'request.acceptedAmount',
  'request.refundSeq',
  'request.refundedAt',
  'item.title',
  'item.courseSeq',
  'orders.currency',
  'orders.orderNo',
] as const

const requests = (db: ChannelDb) =>
  tables(db)
    .selectFrom('refundRequests as request')
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'request.orderSeq').onRef('item.itemNo', '=', 'request.itemNo'),
    )
    .innerJoin('orders', 'orders.orderSeq', 'request.orderSeq')
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (db: ChannelDb, refundRequestSeq: RefundRequestSeq) =>
  requests(db).select(columns).where('request.refundRequestSeq', '=', refundRequestSeq).executeTakeFirst()

/** The request while nobody else can decide about it. */
export const lockRequest = (tx: ChannelTx, refundRequestSeq: RefundRequestSeq) =>
  requests(tx)
    .select(columns)
    .where('request.refundRequestSeq', '=', refundRequestSeq)
    .forUpdate('request')
    .executeTakeFirst()

/** The latest request of each item. */
export const findLatestOf = (db: ChannelDb, orderSeq: OrderSeq) =>
  requests(db)
    .select(columns)
    .distinctOn('request.itemNo')
    .where('request.orderSeq', '=', orderSeq)
    .orderBy('request.itemNo')
    .orderBy('request.refundRequestSeq', 'desc')
    .execute()

const isOn = (shelf: RefundShelf) => (eb: ExpressionBuilder<{ request: RequestState }, 'request'>) => {
  if (shelf === 'waiting') return eb('request.state', '=', 'REQUESTED')
  if (shelf === 'closed') return eb('request.state', 'in', ['WITHDRAWN', 'REJECTED'])
  return eb.and([
    eb('request.state', '=', 'ACCEPTED'),
    eb('request.refundedAt', shelf === 'done' ? 'is not' : 'is', null),
  ])
}
interface RequestState {
  state: State
  refundedAt: Date | null
}

interface Page {
  shelf: RefundShelf
  page: number
  size: number
}
export function findRequests(db: ChannelDb, { shelf, page, size }: Page) {
  const found = requests(db)
    .select(columns)
    .where(isOn(shelf))
    .limit(size)
    .offset((page - 1) * size)
  return shelf === 'waiting'
    ? found.orderBy('request.answerBy').orderBy('request.refundRequestSeq').execute()
    : found.orderBy('request.decidedAt', 'desc').orderBy('request.refundRequestSeq', 'desc').execute()
}
/** The oldest first, from behind a request on. */
export const findRequestsAfter = (
  db: ChannelDb,
  shelf: RefundShelf,
  { after, limit }: { after: number; limit: number },
) =>
  requests(db)
    .select(columns)
    .where(isOn(shelf))
    .where(sql<boolean>`request.refund_request_seq > ${after}`)
    .orderBy('request.refundRequestSeq')
    .limit(limit)
    .execute()
export async function countRequests(db: ChannelDb, shelf: RefundShelf) {
  const { count } = await tables(db)
    .selectFrom('refundRequests as request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOn(shelf))
    .executeTakeFirstOrThrow()
  return count
}

/** Those that wait for an answer, up to a limit. */
export function countWaitingRequests(db: ChannelDb, limit: number) {
  const waiting = tables(db)
    .selectFrom('refundRequests as request')
    .select('request.refundRequestSeq')
    .where(isOn('waiting'))
    .limit(limit)
  return countFound(db, waiting)
}

export interface NewRequest {
  orderSeq: OrderSeq
  itemNo: number
  userSeq: UserSeq
  amount: number
  calculation: RefundCalculation
  reasonKind: (typeof refundReasonKinds)[number]
  reason: string
  requestedAt: Date
  answerBy: string
}
/** Undefined where another one of the item is open. */
export const insertRequest = (tx: ChannelTx, { calculation, ...request }: NewRequest) =>
  tables(tx)
    .insertInto('refundRequests')
    .values({ ...request, calculation: JSON.stringify(calculation), state: 'REQUESTED' })
    .onConflict((same) => same.doNothing())
    .returning('refundRequestSeq')
    .executeTakeFirst()

export interface RequestChange {
  state: State
  decidedAt: Date | null
  decidedByUserSeq?: UserSeq | null
  decisionNote?: string | null
  acceptedAmount?: number | null
  endsEnrolment?: boolean | null
  refundSeq?: RefundSeq | null
}
export const changeRequest = (tx: ChannelTx, refundRequestSeq: RefundRequestSeq, change: RequestChange) =>
  tables(tx)
    .updateTable('refundRequests')
    .set(change)
    .where('refundRequestSeq', '=', refundRequestSeq)
    .execute()

/** The money of a refund went back. */
export const markRefunded = (tx: ChannelTx, refundSeq: RefundSeq, refundedAt: Date) =>
  tables(tx).updateTable('refundRequests').set({ refundedAt }).where('refundSeq', '=', refundSeq).execute()

/** The provider refused the refund: its request waits for the seller again. */
export const reopenRequest = (tx: ChannelTx, refundSeq: RefundSeq) =>
  tables(tx)
    .updateTable('refundRequests')
    .set({
      state: 'REQUESTED',
      decidedAt: null,
      decidedByUserSeq: null,
      decisionNote: null,
      acceptedAmount: null,
      endsEnrolment: null,
      refundSeq: null,
    })
    .where('refundSeq', '=', refundSeq)
    .execute()

/** Everything of these items went back otherwise, so that nobody has to decide any more. */
export const closeSettled = (tx: ChannelTx, orderNo: string, decidedAt: Date) =>
  tables(tx)
    .updateTable('refundRequests')
    .set({ state: 'WITHDRAWN', decidedAt })
    .where('state', '=', 'REQUESTED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderItems as item')
          .innerJoin('orders', 'orders.orderSeq', 'item.orderSeq')
          .select('item.itemNo')
          .whereRef('item.orderSeq', '=', 'refundRequests.orderSeq')
          .whereRef('item.itemNo', '=', 'refundRequests.itemNo')
          .where('orders.orderNo', '=', orderNo)
          .where(sql<boolean>`item.refunded_amount = item.paid_amount`),
      ),
    )
    .execute()

/** What somebody who left wrote is not kept; that they asked is. */
export const forgetReasons = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .updateTable('refundRequests')
    .set({ reason: '', decisionNote: null })
    .where('userSeq', '=', userSeq)
    .execute()
