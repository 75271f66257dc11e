import * as api from 'contract/learning/lessons/api'

import { progressPercent } from 'contract/learning/playback/progress.rules'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSetting } from '../../teaching/courses/course-settings.public.ts'
import {
  documentRow,
  findChatRooms,
  findFilesOf,
  spotRow,
} from '../../teaching/curriculum/curriculum.public.ts'
import { findProgress } from './lessons.public.ts'
import { findRecordedFrom } from './lessons.queries.ts'
import { questionsIn } from './lessons.rules.ts'
import { attendLesson, completeLesson, enter, openLesson, visitLesson } from './lessons.service.ts'
import { materialsOf, openFile, viewFile } from './materials.service.ts'

export const classroomRoutes = [
  implement(api.getClassroom, async ({ ctx, params }) => {
    const { course, items, view, lessons, isManager, attendSeq, validAt, ...counts } = await enter(
      ctx,
      params.courseSeq,
    )
    const { completedCount, curriculumCount } = counts
    if (attendSeq === null && !isManager && !lessons.some(({ isPublic }) => isPublic))
      throw refuse('NOT_ATTENDING')
    const recordedFrom = await findRecordedFrom(ctx.db, params.courseSeq)
    return {
      title: course.title,
      productKind: course.productKind,
      attendSeq,
      validAt,
      isClassManager: isManager,
      questions: questionsIn(await findSetting(ctx.db, params.courseSeq)),
      hasChat: (await findChatRooms(ctx.db, params.courseSeq)).length > 0,
      lessons: items.map((item) => ({
        ...view(item),
        recordedFromSeq: recordedFrom.get(item.curriculumSeq),
      })),
      completedCount,
      curriculumCount,
      percent: progressPercent(completedCount, curriculumCount),
    }
  }),
  implement(api.getLesson, async ({ ctx, params, query }) => {
    const opens = query.open === 'Y' ? openLesson : visitLesson
    const { item, view } = await opens(ctx, params)
    const { content, addrRoad2 } = item
    const files =
      item.curriculumTypeCd === curriculumTypes.material ? await findFilesOf(ctx.db, item.curriculumSeq) : []
    return { ...view(item), ...spotRow(item), content, addrRoad2, files: files.map(documentRow) }
  }),
  implement(api.attendLesson, ({ ctx, params }) => attendLesson(ctx, params)),
  implement(api.viewFile, ({ ctx, params }) => viewFile(ctx, params)),
  implement(api.openFile, ({ ctx, params }) => openFile(ctx, params)),
  implement(api.listMaterials, async ({ ctx, params }) => ({
    list: await materialsOf(ctx, params.courseSeq),
  })),
  implement(api.completeLesson, ({ ctx, params }) => completeLesson(ctx, params)),
  implement(api.listPlayTimes, async ({ ctx, params }) => {
    const { lessons, progressOf } = await enter(ctx, params.courseSeq)
    const playtimes = lessons
      .filter(({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.video)
      .flatMap((lesson) => progressOf(lesson) ?? [])
      .map(({ curriculumSeq, playSecond }) => ({ curriculumSeq, playSecond }))
    return { playtimes }
  }),
  implement(api.getNextLesson, async ({ ctx, params }) => {
    const { nextCurriculumSeq, nextTitle } = await progressIn(ctx, params.courseSeq)
    return { curriculumSeq: nextCurriculumSeq, title: nextTitle }
  }),
  implement(api.getPercent, async ({ ctx, params }) => {
    const { percent, completedCount, curriculumCount } = await progressIn(ctx, params.courseSeq)
    return { percent, completedCount, curriculumCount }
  }),
]

/** The caller's progress in a course they attend. */
async function progressIn(ctx: Context, courseSeq: CourseSeq) {
  const { attendSeq } = await enter(ctx, courseSeq)
  const progress =
    attendSeq === null
      ? null
      : (await findProgress(ctx.db, [{ attendSeq, courseSeq }], ctx.now())).get(attendSeq)
  if (!progress) throw refuse('NOT_ATTENDING')
  return progress
}
