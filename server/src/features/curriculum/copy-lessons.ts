import { laterBy } from 'contract/course-copy.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { copyFileRows, copyLessonRow } from './copying.queries.ts'
import type { ItemFound } from './curriculum.public.ts'
import { copyLive } from './live-items.ts'

interface Load {
  to: CourseSeq
  items: ItemFound[]
  /** How many weeks later what stands at an hour takes place. */
  weeks: number
  /** Where the first of them stands; their old places when left out. */
  sort?: number
  titleOf?: (item: ItemFound) => string
  /** Whether live lessons keep their links. A room is opened for one class. */
  keepsDoors?: boolean
}

/** Writes lessons once more, with everything they say. Films are shared; what learners did stays behind. */
export async function copyLessons(ctx: Context, tx: ChannelTx, { to, items, weeks, ...load }: Load) {
  const { sort, titleOf, keepsDoors = false } = load
  const copies: CurriculumSeq[] = []
  for (const item of items) {
    const curriculumSeq = await copyLessonRow(tx, item.curriculumSeq, {
      course_seq: to,
      title: titleOf?.(item) ?? item.title,
      sort: sort === undefined ? item.sort : sort + copies.length,
      offline_start_at: laterBy(weeks, item.offlineStartAt)?.toISOString() ?? null,
      offline_end_at: laterBy(weeks, item.offlineEndAt)?.toISOString() ?? null,
      created_at: ctx.now().toISOString(),
    })
    await copyFileRows(tx, item.curriculumSeq, curriculumSeq)
    await copyLive(ctx, tx, {
      from: item.curriculumSeq,
      to: { curriculumSeq, courseSeq: to },
      weeks,
      keepsDoors,
    })
    copies.push(curriculumSeq)
  }
  return copies
}
