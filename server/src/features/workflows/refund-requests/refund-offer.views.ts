import {
  refundAt,
  refundSteps,
  type RefundFacts,
  type RefundPolicy,
} from 'contract/money/refunds/refund-policy.rules'
import type { RefundCalculation } from 'contract/money/refunds/schemas'
import type { Context } from '../../../platform/context.ts'
import { findProgressOf } from '../../learning/lessons/lessons.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import type { SoldItemRow } from '../../money/orders/orders.public.ts'
import { countsOf, policyAt, unitsOf } from '../../money/refunds/refunds.public.ts'
import { findLessonsOf } from '../../teaching/curriculum/curriculum.public.ts'
import { findRound } from '../../teaching/courses/courses.public.ts'

const nothingUsed = { meetings: [], lessonCount: 0, openedCount: 0, period: null }

interface Computed {
  facts: RefundFacts
  policy: RefundPolicy
  calculation: RefundCalculation
}

/** What goes back of an item now, from what its buyer used of it and the policy they agreed to. Seoul days.. */
export async function computeRefund(ctx: Context, item: SoldItemRow): Promise<Computed> {
  const now = ctx.now()
  const paidAt = item.paidAt ?? now
  const { courseSeq, classSeq, attendSeq, currency, paidAmount, refundedAmount } = item
  const lessons = courseSeq === null ? [] : await findLessonsOf(ctx.db, [courseSeq])
  const progress = attendSeq === null ? [] : await findProgressOf(ctx.db, [attendSeq])
  const enrolment = attendSeq === null ? undefined : await findEnrolment(ctx.db, attendSeq)
  const round = classSeq === null ? undefined : await findRound(ctx.db, classSeq)
  const openedSeqs = new Set(progress.flatMap((one) => (one.state === 'NONE' ? [] : [one.curriculumSeq])))
  const isWaiting = enrolment?.state === 'WAITING'
  // Before the approval nothing could be used; what took place until then was not for this learner. docs/rules.md R-907.
  const attendAt = enrolment?.waitPayment === 'PAID' ? enrolment.attendAt : null
  const from = attendAt && attendAt > paidAt ? attendAt : paidAt
  const units = isWaiting ? nothingUsed : unitsOf({ lessons, round, openedSeqs, paidAt: from })
  const facts = {
    ...units,
    currency,
    paidAmount,
    refundedAmount,
    paidAt,
    termsVersion: item.refundTermsVersion,
    accessEndsAt: enrolment?.validAt ?? null,
  }
  const policy = await policyAt(ctx.db, item.consentedAt)
  const result = refundAt(facts, policy, now)
  return { facts, policy, calculation: { ...result, paidAmount, counts: countsOf(units) } }
}

export const stepsOf = ({ facts, policy }: Computed, now: Date) => refundSteps(facts, policy, now)
