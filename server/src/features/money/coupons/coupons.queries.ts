import { sql } from 'kysely'
import type { CouponInfoSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'coupons.couponInfoSeq',
  'coupons.name',
  'coupons.code',
  'coupons.linkToken',
  'coupons.isDownloadable',
  'coupons.target',
  'coupons.discountType',
  'coupons.value',
  'coupons.maxDiscount',
  'coupons.minAmount',
  'coupons.startsAt',
  'coupons.endsAt',
  'coupons.totalLimit',
  'coupons.perUserLimit',
  'coupons.issuedCount',
  'coupons.isReturned',
  'coupons.allowsLevelDiscount',
  'coupons.isActive',
  'coupons.createdAt',
] as const

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>

export const findCoupons = (db: ChannelDb) =>
  tables(db).selectFrom('coupons').select(columns).orderBy('couponInfoSeq', 'desc').execute()

export const findCoupon = (db: ChannelDb, couponInfoSeq: CouponInfoSeq) =>
  tables(db)
    .selectFrom('coupons')
    .select(columns)
    .where('couponInfoSeq', '=', couponInfoSeq)
    .executeTakeFirst()

export async function hasAnyCoupon(db: ChannelDb) {
  const found = await tables(db).selectFrom('coupons').select('couponInfoSeq').limit(1).executeTakeFirst()
  return found !== undefined
}

export const findCouponsBySeq = (db: ChannelDb, couponInfoSeqs: CouponInfoSeq[]) =>
  tables(db)
    .selectFrom('coupons')
    .select(columns)
    .where('couponInfoSeq', '=', sql<CouponInfoSeq>`any(${couponInfoSeqs})`)
    .execute()

export const lockCoupon = (tx: ChannelTx, couponInfoSeq: CouponInfoSeq) =>
  tables(tx)
    .selectFrom('coupons')
    .select(columns)
    .where('couponInfoSeq', '=', couponInfoSeq)
    .forUpdate()
    .executeTakeFirst()

export const findByCode = (db: ChannelDb, code: string) =>
  tables(db).selectFrom('coupons').select(columns).where('code', '=', code).executeTakeFirst()

export const findByLink = (db: ChannelDb, linkToken: string) =>
  tables(db).selectFrom('coupons').select(columns).where('linkToken', '=', linkToken).executeTakeFirst()

/** Coupons that the page of this class may offer, and have not ended. */
export const findDownloadable = (db: ChannelDb, courseSeq: CourseSeq, now: Date) =>
  tables(db)
    .selectFrom('coupons')
    .select(columns)
    .where('isDownloadable', '=', true)
    .where('isActive', '=', true)
    .where('endsAt', '>', now)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('target', '=', 'SITE'),
        exists(
          selectFrom('couponCourses')
            .select('couponCourses.courseSeq')
            .whereRef('couponCourses.couponInfoSeq', '=', 'coupons.couponInfoSeq')
            .where('couponCourses.courseSeq', '=', courseSeq),
        ),
      ]),
    )
    .orderBy('couponInfoSeq', 'desc')
    .execute()

export async function countCoupons(db: ChannelDb) {
  const { count } = await tables(db)
    .selectFrom('coupons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type CouponFields = Omit<CouponRow, 'couponInfoSeq' | 'issuedCount' | 'createdAt'>

export const insertCoupon = (tx: ChannelTx, coupon: CouponFields & { createdAt: Date }) =>
  tables(tx).insertInto('coupons').values(coupon).returning('couponInfoSeq').executeTakeFirstOrThrow()

export const changeCoupon = (tx: ChannelTx, couponInfoSeq: CouponInfoSeq, change: Partial<CouponFields>) =>
  tables(tx).updateTable('coupons').set(change).where('couponInfoSeq', '=', couponInfoSeq).execute()

export const deleteCoupon = (tx: ChannelTx, couponInfoSeq: CouponInfoSeq) =>
  tables(tx).deleteFrom('coupons').where('couponInfoSeq', '=', couponInfoSeq).execute()

/** The classes of coupons; none for a coupon of the whole site. */
export const findCourses = (db: ChannelDb, couponInfoSeqs: CouponInfoSeq[]) =>
  tables(db)
    .selectFrom('couponCourses')
    .select(['couponInfoSeq', 'courseSeq'])
    .where('couponInfoSeq', '=', sql<CouponInfoSeq>`any(${couponInfoSeqs})`)
    .orderBy('courseSeq')
    .execute()

export async function replaceCourses(tx: ChannelTx, couponInfoSeq: CouponInfoSeq, courseSeqs: CourseSeq[]) {
  await tables(tx).deleteFrom('couponCourses').where('couponInfoSeq', '=', couponInfoSeq).execute()
  if (courseSeqs.length === 0) return
  await tables(tx)
    .insertInto('couponCourses')
    .values(courseSeqs.map((courseSeq) => ({ couponInfoSeq, courseSeq })))
    .execute()
}
