import * as lessonsApi from 'contract/views/class-page/lessons.api'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { findItems, type ItemRow, rowOf, videosOf } from '../../teaching/curriculum/curriculum.public.ts'
import { editableItems } from '../../teaching/curriculum/curriculum-editor.public.ts'

/** The lessons for visitors. docs/rules.md R-610. */
async function readableItems(ctx: Context, courseSeq: CourseSeq) {
  await getReadableCourseSummary(ctx, courseSeq)
  const items = (await findItems(ctx.db, courseSeq)).filter(({ isAvailable }) => isAvailable)
  const videos = await videosOf(ctx.db, items)
  const videoOf = (item: ItemRow) => videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq)
  return { list: items.map((item) => rowOf(item, videoOf(item))) }
}

export const classLessonsRoutes = [
  implement(lessonsApi.listCurriculum, ({ ctx, params: { courseSeq }, query: { type } }) =>
    type === 'edit' ? editableItems(ctx, courseSeq) : readableItems(ctx, courseSeq),
  ),
]
