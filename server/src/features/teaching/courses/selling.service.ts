import type { MissingPart } from 'contract/teaching/courses/state.rules'
import { missingParts } from 'contract/teaching/courses/state.rules'
import { type FareCd, fareTypes, publicTypes } from 'contract/values/type-codes'
import type { Currency } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CourseRow } from './courses.public.ts'

type Sold = Pick<CourseRow, 'fareCd' | 'currency' | 'displayCurrency'>

const isSellable = async (ctx: Context, { fareCd, currency, displayCurrency }: Sold) =>
  fareCd !== fareTypes.paid ||
  ctx.canBePaid === null ||
  (await ctx.canBePaid(ctx, currency)) ||
  (displayCurrency !== currency && ctx.canBePaid(ctx, displayCurrency))

/** SITE_NOT_PAYABLE where a paid course would be sold on a site that nobody can pay. docs/rules.md R-736. */
export async function checkSellable(ctx: Context, sold: Sold) {
  if (!(await isSellable(ctx, sold))) throw refuse('SITE_NOT_PAYABLE')
}

/** The same where a course that everybody sees gets a price. */
export async function checkPricing(
  ctx: Context,
  course: CourseRow,
  priced: { fareCd: FareCd; displayCurrency: Currency },
) {
  const isShown = course.state === 'PUBLISHED' && course.publicCd === publicTypes.public
  if (isShown && course.fareCd !== fareTypes.paid) await checkSellable(ctx, { ...course, ...priced })
}

/** What stands between a course and its publication: parts of its own, and whether its site can be paid. */
export async function obstaclesOf(ctx: Context, course: CourseRow): Promise<(MissingPart | 'PAYMENTS')[]> {
  const missing = missingParts(course)
  return (await isSellable(ctx, course)) ? missing : [...missing, 'PAYMENTS']
}
