import { copyTitle, weeksAhead } from 'contract/teaching/courses/copy.rules'
import { MAX_ITEMS } from 'contract/teaching/curriculum/bulk.schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { getChangeableCourse, getManagedCourse } from '../courses/courses.public.ts'
import { copyLessons } from './copy-lessons.service.ts'
import { chosen, requireOwnVideo } from './curriculum-access.service.ts'
import { recountLessons } from './curriculum.public.ts'
import { findItems, updateOrder } from './curriculum.queries.ts'
import { checkKind, placedAfter } from './curriculum.rules.ts'

interface CopyInput {
  fromCourseSeq: CourseSeq | null
  curriculumSeqs: CurriculumSeq[]
  afterSeq: CurriculumSeq | null
}

/**
 * Inserts copies of these items, in their order, behind another one. Repeated within its own course a live lesson keeps its links,
 * moves by at least a week, and gets a distinct title. docs/rules.md R-340. CLASS_NOT_FOUND, CURRICULUM_CHANGED, CURRICULUM_FULL.
 */
export function copyItems(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { fromCourseSeq, curriculumSeqs, afterSeq }: CopyInput,
) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const from = fromCourseSeq ?? courseSeq
    const isOwn = from === courseSeq
    if (!isOwn) await getManagedCourse(ctx, from, tx)
    const items = chosen(await findItems(tx, from), curriculumSeqs)
    const broken = items.flatMap((item) => checkKind(course.productKind, item.curriculumTypeCd))
    if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken.slice(0, 1), await localeOf(ctx)))
    for (const { uploadVodSeq } of items)
      if (uploadVodSeq !== null) await requireOwnVideo(ctx, tx, { courseSeq, uploadVodSeq })

    const order = (await findItems(tx, courseSeq)).map((item) => item.curriculumSeq)
    if (order.length + items.length > MAX_ITEMS) throw refuse('CURRICULUM_FULL')
    const beginnings = items.map((item) => item.liveStartAt ?? item.offlineStartAt)
    const weeks = Math.max(isOwn ? 1 : 0, weeksAhead(beginnings, ctx.now()))
    const added = await copyLessons(ctx, tx, {
      to: courseSeq,
      items,
      weeks,
      sort: order.length + 1,
      keepsMeetingLinks: isOwn,
      ...(isOwn && { titleOf: ({ title }) => copyTitle(title, ctx.language) }),
    })
    await updateOrder(tx, placedAfter(order, added, afterSeq))
    await recountLessons(tx, courseSeq)
    return { curriculumSeqs: added }
  })
}
