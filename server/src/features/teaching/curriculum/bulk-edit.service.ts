import { isStarted } from 'contract/teaching/curriculum/live-items.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { getChangeableCourse } from '../courses/courses.public.ts'
import { chosen } from './curriculum-access.service.ts'
import { recountKept, recountLessons } from './curriculum.public.ts'
import { findItems, updateItem } from './curriculum.queries.ts'
import { canChange, type BulkChange } from './curriculum.rules.ts'
import { dropItem } from './delete-item.service.ts'

/** Locks, unlocks, opens or closes the items that allow it; returns how many. */
export function changeItems(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { curriculumSeqs, ...change }: BulkChange & { curriculumSeqs: CurriculumSeq[] },
) {
  return ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    const items = chosen(await findItems(tx, courseSeq), curriculumSeqs)
    let count = 0
    for (const item of items) {
      const isOver = item.liveStartAt !== null && isStarted({ startsAt: item.liveStartAt }, ctx.now())
      if (!canChange(item, change, isOver)) continue
      await updateItem(tx, item.curriculumSeq, { ...change, now: ctx.now() })
      count += 1
    }
    await recountLessons(tx, courseSeq)
    return { count }
  })
}

interface BulkInput {
  curriculumSeqs: CurriculumSeq[]
  forceYn: 'Y' | 'N'
}
export function removeItems(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { curriculumSeqs, forceYn }: BulkInput,
) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const items = chosen(await findItems(tx, courseSeq), curriculumSeqs)
    ctx.audit.record({ before: { title: items.map(({ title }) => title).join(', ') } })
    for (const { curriculumSeq } of items) await dropItem(ctx, tx, { curriculumSeq, forceYn })
    await recountKept(tx, course)
    return null
  })
}
