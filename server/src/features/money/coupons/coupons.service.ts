import { randomBytes } from 'node:crypto'
import { isCode, MAX_COUPONS, normalizeCode } from 'contract/money/coupons/coupons.rules'
import type { CouponInput } from 'contract/money/coupons/schemas'
import type { CouponInfoSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findNames } from '../../people/members/members.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { findHolders } from './coupon-issues.queries.ts'
import {
  changeCoupon,
  countCoupons,
  deleteCoupon,
  findByCode,
  findCoupon,
  findCoupons,
  findCourses,
  insertCoupon,
  lockCoupon,
  replaceCourses,
  type CouponRow,
} from './coupons.queries.ts'
import { viewsOf } from './coupons.views.ts'

type Input = z.output<typeof CouponInput>

export const listAll = async (ctx: Context) => ({ list: await viewsOf(ctx, await findCoupons(ctx.db)) })

export async function getOne(ctx: Context, couponInfoSeq: CouponInfoSeq) {
  const row = await findCoupon(ctx.db, couponInfoSeq)
  if (!row) throw refuse('NOT_FOUND')
  const [coupon] = await viewsOf(ctx, [row])
  if (!coupon) throw new Error(`no view of coupon ${couponInfoSeq}`)
  const issues = await findHolders(ctx.db, couponInfoSeq)
  const names = await findNames(
    ctx,
    issues.map(({ userSeq }) => userSeq),
  )
  const holders = issues.map(({ state, ...issue }) => ({
    ...issue,
    name: names.get(issue.userSeq) ?? '',
    use: state === 'RESERVED' || state === 'USED' ? state : null,
  }))
  return { coupon, holders }
}

/** The columns of what staff wrote. COUPON_UNREADABLE where it cannot be. */
function fieldsOf(input: Input, before: CouponRow | null) {
  const { courseSeqs: _, hasLink, code: typed, ...fields } = input
  const code = typed === null ? null : normalizeCode(typed)
  const isReadable =
    (code === null || isCode(code)) &&
    (code !== null || hasLink || input.isDownloadable) &&
    input.startsAt < input.endsAt &&
    (input.discountType === 'AMOUNT' ? input.maxDiscount === null : input.value <= 100) &&
    (input.target === 'SITE') === (input.courseSeqs.length === 0)
  if (!isReadable) throw refuse('COUPON_UNREADABLE')
  const linkToken = hasLink ? (before?.linkToken ?? randomBytes(12).toString('base64url')) : null
  return { ...fields, code, linkToken }
}

async function checkCourses({ db }: Pick<Context, 'db'>, { courseSeqs }: Input) {
  const known = await findTitles(db, courseSeqs)
  if (known.length < new Set(courseSeqs).size) throw refuse('COUPON_UNREADABLE')
}

async function checkCode(tx: ChannelTx, code: string | null, own: CouponInfoSeq | null) {
  const other = code === null ? undefined : await findByCode(tx, code)
  if (other && other.couponInfoSeq !== own) throw refuse('COUPON_CODE_TAKEN')
}

/** A new coupon; it can be received and used from the start. */
export async function create(ctx: MemberContext, input: Input) {
  const fields = fieldsOf(input, null)
  await checkCourses(ctx, input)
  return ctx.transaction(async (tx) => {
    if ((await countCoupons(tx)) >= MAX_COUPONS) throw refuse('COUPONS_FULL')
    await checkCode(tx, fields.code, null)
    const { couponInfoSeq } = await insertCoupon(tx, { ...fields, isActive: true, createdAt: ctx.now() })
    await replaceCourses(tx, couponInfoSeq, [...new Set(input.courseSeqs)])
    ctx.audit.record({ about: input.name, after: factsOf(fields) })
    return { couponInfoSeq }
  })
}

export async function update(ctx: MemberContext, couponInfoSeq: CouponInfoSeq, input: Input) {
  await checkCourses(ctx, input)
  await ctx.transaction(async (tx) => {
    const before = await lockCoupon(tx, couponInfoSeq)
    if (!before) throw refuse('NOT_FOUND')
    const fields = fieldsOf(input, before)
    await checkCode(tx, fields.code, couponInfoSeq)
    if (before.issuedCount > 0 && (await changesTerms(tx, before, input)))
      throw refuse('COUPON_HELD_BY_PEOPLE')
    if (fields.totalLimit !== null && fields.totalLimit < before.issuedCount) throw refuse('COUPON_LIMIT_LOW')
    await changeCoupon(tx, couponInfoSeq, fields)
    await replaceCourses(tx, couponInfoSeq, [...new Set(input.courseSeqs)])
    ctx.audit.record({ about: input.name, before: factsOf(before), after: factsOf(fields) })
  })
  return null
}

/** Whether what people were promised would be another thing. docs/rules.md R-754. */
async function changesTerms(tx: ChannelTx, before: CouponRow, input: Input) {
  const courses = await findCourses(tx, [before.couponInfoSeq])
  const old = courses.map(({ courseSeq }) => courseSeq).toSorted((one, other) => one - other)
  const now = [...new Set(input.courseSeqs)].toSorted((one, other) => one - other)
  const kept = ['discountType', 'value', 'maxDiscount', 'minAmount', 'target'] as const
  return old.join() !== now.join() || kept.some((field) => before[field] !== input[field])
}

export async function activate(ctx: MemberContext, couponInfoSeq: CouponInfoSeq, isActive: boolean) {
  await ctx.transaction(async (tx) => {
    const before = await lockCoupon(tx, couponInfoSeq)
    if (!before) throw refuse('NOT_FOUND')
    await changeCoupon(tx, couponInfoSeq, { isActive })
    ctx.audit.record({ about: before.name, before: { isActive: before.isActive }, after: { isActive } })
  })
  return null
}

export async function remove(ctx: MemberContext, couponInfoSeq: CouponInfoSeq) {
  await ctx.transaction(async (tx) => {
    const before = await lockCoupon(tx, couponInfoSeq)
    if (!before) throw refuse('NOT_FOUND')
    if (before.issuedCount > 0) throw refuse('COUPON_HELD_BY_PEOPLE')
    await deleteCoupon(tx, couponInfoSeq)
    ctx.audit.record({ about: before.name, before: factsOf(before) })
  })
  return null
}

type Facts = Pick<
  CouponRow,
  'name' | 'code' | 'target' | 'discountType' | 'value' | 'maxDiscount' | 'minAmount' | 'totalLimit'
>
const factsOf = ({ name, code, target, discountType, value, maxDiscount, minAmount, totalLimit }: Facts) => ({
  name,
  code,
  target,
  discountType,
  value,
  maxDiscount,
  minAmount,
  totalLimit,
})
