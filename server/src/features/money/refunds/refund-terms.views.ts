import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import { refundAt, refundSteps } from 'contract/money/refunds/refund-policy.rules'
import type { RefundTerms } from 'contract/money/refunds/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findLessonsOf } from '../../teaching/curriculum/curriculum.public.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { policyAt } from './refund-policies.service.ts'
import { countsOf, unitsOf } from './refund-units.rules.ts'

type Sold = Pick<CourseRow, 'courseSeq' | 'currency' | 'startAt' | 'endAt'>

/** What would go back from when on, of a class that is paid for now. In the currency of the class. docs/rules.md R-746. */
export async function refundTermsOf(
  ctx: Context,
  { courseSeq, currency, ...round }: Sold,
  paidAmount: number,
): Promise<z.output<typeof RefundTerms>> {
  const paidAt = ctx.now()
  const lessons = await findLessonsOf(ctx.db, [courseSeq])
  const units = unitsOf({ lessons, round, openedSeqs: new Set(), paidAt })
  const policy = await policyAt(ctx.db, paidAt)
  const facts = {
    ...units,
    currency,
    paidAmount,
    refundedAmount: 0,
    paidAt,
    termsVersion: REFUND_TERMS_VERSION,
    accessEndsAt: null,
  }
  return {
    counts: countsOf(units),
    total: refundAt(facts, policy, paidAt).total,
    fullDays: policy.fullDays,
    steps: refundSteps(facts, policy, paidAt),
  }
}
