import { MAX_ITEMS } from 'contract/teaching/curriculum/bulk.schemas'
import type { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getChangeableCourse } from '../courses/courses.public.ts'
import { recountLessons } from './curriculum.public.ts'
import { addOne, check } from './curriculum.service.ts'

/** Adds all items of a course that has none yet, in this order, within a larger change. CURRICULUM_FULL, CLASS_RULE. */
export async function writeItems(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, drafts }: { courseSeq: CourseSeq; drafts: readonly CurriculumDraft[] },
) {
  if (drafts.length === 0) return
  if (drafts.length > MAX_ITEMS) throw refuse('CURRICULUM_FULL')
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  let sort = 0
  for (const draft of drafts) {
    await check(ctx, tx, { course, draft, own: null })
    sort += 1
    await addOne(ctx, tx, { ...draft, courseSeq, sort })
  }
  await recountLessons(tx, courseSeq)
}
