import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import * as promised from 'contract/teaching/curriculum/api'
import * as promisedLessonsApi from 'contract/views/class-page/lessons.api'
import * as bulk from 'contract/teaching/curriculum/bulk.api'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import { getReadableStanding } from '../enrolments/enrolments.public.ts'
import { changeItems, removeItems } from './bulk.ts'
import { copyItems } from './copy-items.ts'
import { copyClass } from './copying.ts'
import { rowOf, videosOf, type ItemFound } from './curriculum.public.ts'
import { findItems } from './curriculum.queries.ts'
import { editableItems } from './editing.ts'
import * as service from './curriculum.service.ts'

export const curriculumRoutes = [
  implement(copyCourse, ({ ctx, params, body }) => copyClass(ctx, params.courseSeq, body.requestKey)),
  implement(promisedLessonsApi.listCurriculum, ({ ctx, params: { courseSeq }, query: { type } }) =>
    type === 'edit' ? editableItems(ctx, courseSeq) : readableItems(ctx, courseSeq),
  ),
  implement(promised.listEditableCurriculum, ({ ctx, params }) => editableItems(ctx, params.courseSeq)),
  implement(promised.getVideoLink, ({ ctx, params, query }) =>
    service.lookUpVideo(ctx, params.courseSeq, query),
  ),
  implement(promised.addCurriculum, ({ ctx, params, body }) => service.addItem(ctx, params.courseSeq, body)),
  implement(promised.saveCurriculum, ({ ctx, params, body }) => service.saveItem(ctx, params, body)),
  implement(promised.removeCurriculum, ({ ctx, params, body }) =>
    service.removeItem(ctx, params, body.forceYn),
  ),
  implement(promised.orderCurriculum, ({ ctx, params, body }) =>
    service.orderItems(ctx, params.courseSeq, body.curriculumSeqs),
  ),
  implement(bulk.copyCurriculums, ({ ctx, params, body }) => copyItems(ctx, params.courseSeq, body)),
  implement(bulk.changeCurriculums, ({ ctx, params, body }) => changeItems(ctx, params.courseSeq, body)),
  implement(bulk.removeCurriculums, ({ ctx, params, body }) => removeItems(ctx, params.courseSeq, body)),
  implement(promised.setProgressMode, ({ ctx, params, body }) =>
    service.setProgressMode(ctx, params.courseSeq, body.curriculumProgressCd),
  ),
]

/** The lessons as everybody sees them. docs/rules.md R-610. */
async function readableItems(ctx: Context, courseSeq: CourseSeq) {
  await getReadableStanding(ctx, courseSeq)
  const items = (await findItems(ctx.db, courseSeq)).filter(({ isAvailable }) => isAvailable)
  const videos = await videosOf(ctx.db, items)
  const videoOf = (item: ItemFound) => videos.find(({ uploadVodSeq }) => uploadVodSeq === item.uploadVodSeq)
  return { list: items.map((item) => rowOf(item, videoOf(item))) }
}
