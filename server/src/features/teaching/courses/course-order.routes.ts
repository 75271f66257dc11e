import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { isPossible } from 'contract/teaching/courses/state.rules'
import type { CourseSeq } from 'contract/values/ids'
import type { ProductKind } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findFirst, findThese, updateFirst } from './course-order.queries.ts'

interface Order {
  productKind: ProductKind
  courseSeqs: CourseSeq[]
}
/**
 * Sets the whole order of one kind. CLASS_NOT_FOUND when one of them is not of this site or kind, CLASS_STATE_CHANGED when one is not published; then
 * nothing changes.
 */
function order(ctx: MemberContext, { productKind, courseSeqs: seqs }: Order) {
  const courseSeqs = [...new Set(seqs)]
  return ctx.transaction(async (tx) => {
    const found = await findThese(tx, { productKind, courseSeqs })
    if (found.length !== courseSeqs.length) throw refuse('CLASS_NOT_FOUND')
    if (!found.every(({ state }) => isPossible('SHOW', state))) throw refuse('CLASS_STATE_CHANGED')
    await updateFirst(tx, { productKind, courseSeqs })
    return null
  })
}

export const courseOrderRoutes = [
  implement(listFirstCourses, async ({ ctx, query }) => ({
    list: await findFirst(ctx.db, query.productKind),
  })),
  implement(orderCourses, ({ ctx, body }) => order(ctx, body)),
]
