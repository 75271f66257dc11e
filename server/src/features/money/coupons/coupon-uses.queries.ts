import { sql } from 'kysely'
import type { CouponIssueSeq, OrderSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewUse {
  couponIssueSeq: CouponIssueSeq
  orderSeq: OrderSeq
  itemNo: number
  discountAmount: number
  reservedAt: Date
  reservedUntil: Date
}
/** False when the coupon is being spent elsewhere. */
export async function insertUse(tx: ChannelTx, use: NewUse) {
  const inserted = await tables(tx)
    .insertInto('couponUses')
    .values({ ...use, state: 'RESERVED' })
    .onConflict((same) => same.doNothing())
    .returning('orderSeq')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The coupons of orders, whatever became of them. */
export const findUsesOf = (db: ChannelDb, orderSeqs: OrderSeq[]) =>
  tables(db)
    .selectFrom('couponUses as use')
    .innerJoin('couponIssues as issue', 'issue.couponIssueSeq', 'use.couponIssueSeq')
    .innerJoin('coupons', 'coupons.couponInfoSeq', 'issue.couponInfoSeq')
    .select([
      'use.orderSeq',
      'use.itemNo',
      'use.couponIssueSeq',
      'use.state',
      'use.discountAmount',
      'coupons.name',
      'coupons.isActive',
      'coupons.startsAt',
      'coupons.endsAt',
      'coupons.isReturned',
    ])
    .where('use.orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .orderBy('use.orderSeq')
    .orderBy('use.itemNo')
    .execute()

interface UseChange {
  state: 'RESERVED' | 'USED' | 'FREE' | 'RETURNED'
  reservedUntil?: Date
  usedAt?: Date
  endedAt?: Date | null
}
/** All coupons of an order that are in one of these states. */
export const changeUses = (
  tx: ChannelTx,
  { orderSeq, from }: { orderSeq: OrderSeq; from: UseChange['state'][] },
  change: UseChange,
) =>
  tables(tx)
    .updateTable('couponUses')
    .set(change)
    .where('orderSeq', '=', orderSeq)
    .where('state', 'in', from)
    .execute()

/** Whether a coupon is spent, or being spent, on another order. */
export async function isSpentByOther(db: ChannelDb, couponIssueSeq: CouponIssueSeq, orderSeq: OrderSeq) {
  const other = await tables(db)
    .selectFrom('couponUses')
    .select('orderSeq')
    .where('couponIssueSeq', '=', couponIssueSeq)
    .where('orderSeq', '!=', orderSeq)
    .where('state', 'in', ['RESERVED', 'USED'])
    .executeTakeFirst()
  return other !== undefined
}
