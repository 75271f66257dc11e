import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { isPossible } from 'contract/teaching/courses/state.rules'
import type { CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findFirst, findThese, updateFirst } from './course-order.queries.ts'

/**
 * Sets the whole order. CLASS_NOT_FOUND when one of them is not of this site, CLASS_STATE_CHANGED when one is not published; then
 * nothing changes.
 */
function order(ctx: MemberContext, seqs: CourseSeq[]) {
  const courseSeqs = [...new Set(seqs)]
  return ctx.transaction(async (tx) => {
    const found = await findThese(tx, courseSeqs)
    if (found.length !== courseSeqs.length) throw refuse('CLASS_NOT_FOUND')
    if (!found.every(({ state }) => isPossible('SHOW', state))) throw refuse('CLASS_STATE_CHANGED')
    await updateFirst(tx, courseSeqs)
    return null
  })
}

export const courseOrderRoutes = [
  implement(listFirstCourses, async ({ ctx }) => ({ list: await findFirst(ctx.db) })),
  implement(orderCourses, ({ ctx, body }) => order(ctx, body.courseSeqs)),
]
