import { listFirstCourses, orderCourses } from 'contract/course-order'
import type { CourseSeq } from 'contract/values'
import type { MemberContext } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import { refuse } from '../../platform/refuse.ts'
import { countThese, findFirst, updateFirst } from './course-order.queries.ts'

/** Takes the whole order at once. CLASS_NOT_FOUND when one of them is not of this site; then nothing changes. */
function order(ctx: MemberContext, wanted: CourseSeq[]) {
  const courseSeqs = [...new Set(wanted)]
  return ctx.transaction(async (tx) => {
    if ((await countThese(tx, courseSeqs)) !== courseSeqs.length) throw refuse('CLASS_NOT_FOUND')
    await updateFirst(tx, courseSeqs)
    return null
  })
}

export const courseOrderRoutes = [
  implement(listFirstCourses, async ({ ctx }) => ({ list: await findFirst(ctx.db) })),
  implement(orderCourses, ({ ctx, body }) => order(ctx, body.courseSeqs)),
]
