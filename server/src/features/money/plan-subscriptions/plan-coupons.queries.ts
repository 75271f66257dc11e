import { sql } from 'kysely'
import type { createPlanCoupon } from 'contract/money/plan-subscriptions/operator.api'
import type { PlanCouponSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

interface PageQuery {
  page: number
  size: number
}
const usesWithCoupon = (db: ChannelDb) =>
  tables(db)
    .selectFrom('planCouponUses')
    .innerJoin('planCoupons', 'planCoupons.planCouponSeq', 'planCouponUses.planCouponSeq')
    .select([
      'planCoupons.planCouponSeq',
      'planCoupons.name',
      'planCoupons.code',
      'planCoupons.kind',
      'planCoupons.value',
      'planCouponUses.registeredAt',
      'planCouponUses.usedAt',
    ])

export async function findUses(db: ChannelDb, { page, size }: PageQuery) {
  const list = await usesWithCoupon(db)
    .orderBy('planCouponUses.registeredAt', 'desc')
    .orderBy('planCoupons.planCouponSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await tables(db)
    .selectFrom('planCouponUses')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { list, total }
}

/** Those that discounted nothing yet, the oldest first. */
export const findUnused = (db: ChannelDb) =>
  usesWithCoupon(db)
    .where('planCouponUses.usedAt', 'is', null)
    .orderBy('planCouponUses.registeredAt')
    .orderBy('planCoupons.planCouponSeq')
    .execute()

export const setUsed = (tx: ChannelTx, planCouponSeq: PlanCouponSeq, usedAt: Date) =>
  tables(tx)
    .updateTable('planCouponUses')
    .set({ usedAt })
    .where('planCouponSeq', '=', planCouponSeq)
    .where('usedAt', 'is', null)
    .execute()

/** The coupon of a code that can still be registered, locked until the transaction ends. */
export const lockOpenCoupon = (tx: ChannelTx, code: string, today: string) =>
  tables(tx)
    .selectFrom('planCoupons')
    .select('planCouponSeq')
    .where('code', '=', code)
    .where('isActive', '=', true)
    .where(({ or, eb }) => or([eb('endsOn', 'is', null), eb('endsOn', '>=', today)]))
    .where(({ or, eb, ref }) => or([eb('maxUses', 'is', null), eb('usedCount', '<', ref('maxUses'))]))
    .forUpdate()
    .executeTakeFirst()

export const hasRegistered = async (db: ChannelDb, code: string) =>
  (await usesWithCoupon(db).where('planCoupons.code', '=', code).executeTakeFirst()) !== undefined

interface NewUse {
  planCouponSeq: PlanCouponSeq
  registeredByUserSeq: UserSeq
  registeredAt: Date
}
/** The caller holds the coupon. */
export async function insertUse(tx: ChannelTx, use: NewUse) {
  await tables(tx).insertInto('planCouponUses').values(use).execute()
  await tables(tx)
    .updateTable('planCoupons')
    .set(({ eb }) => ({ usedCount: eb('usedCount', '+', 1) }))
    .where('planCouponSeq', '=', use.planCouponSeq)
    .execute()
}

export async function findCoupons(db: PlatformDb, { page, size }: PageQuery) {
  const list = await platformTables(db)
    .selectFrom('planCoupons')
    .select([
      'planCouponSeq',
      'name',
      'code',
      'kind',
      'value',
      'endsOn',
      'maxUses',
      'usedCount',
      'isActive',
      'createdAt',
    ])
    .orderBy('planCouponSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await platformTables(db)
    .selectFrom('planCoupons')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { list, total }
}

type NewCoupon = z.output<(typeof createPlanCoupon)['body']> & { createdAt: Date }
/** False where the code is taken. */
export async function insertCoupon(tx: PlatformTx, coupon: NewCoupon) {
  const made = await platformTables(tx)
    .insertInto('planCoupons')
    .values(coupon)
    .onConflict((same) => same.column('code').doNothing())
    .returning('planCouponSeq')
    .executeTakeFirst()
  return made !== undefined
}

export async function endCoupon(tx: PlatformTx, planCouponSeq: PlanCouponSeq) {
  const ended = await platformTables(tx)
    .updateTable('planCoupons')
    .set({ isActive: false })
    .where('planCouponSeq', '=', planCouponSeq)
    .returning('planCouponSeq')
    .executeTakeFirst()
  return ended !== undefined
}
