import { asksApproval } from '../../teaching/courses/courses.rules.ts'
import { effectivePrice, lacksPrice } from '../../values/money.ts'
import { fareTypes } from '../../values/type-codes.ts'

type Free = Parameters<typeof effectivePrice>[0] & Parameters<typeof asksApproval>[0]

/** Why a form cannot enrol people in this class; null where it can. docs/rules.md R-1156. */
export function classFault(course: Free, now: Date): 'FORM_CLASS_PAID' | 'FORM_CLASS_UNFIT' | null {
  if (effectivePrice(course, now) > 0 || lacksPrice(course)) return 'FORM_CLASS_PAID'
  return course.fareCd === fareTypes.open || asksApproval(course) ? 'FORM_CLASS_UNFIT' : null
}
