import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import * as api from 'contract/teaching/curriculum/api'

import * as bulk from 'contract/teaching/curriculum/bulk.api'

import { implement } from '../../../platform/http/implement.ts'

import { changeItems, removeItems } from './bulk-edit.service.ts'
import { copyItems } from './copy-items.service.ts'
import { copyClass } from './copy-course.service.ts'

import { editableItems } from './curriculum-editor.views.ts'
import * as service from './curriculum.service.ts'

export const curriculumRoutes = [
  implement(copyCourse, ({ ctx, params, body }) => copyClass(ctx, params.courseSeq, body.requestKey)),
  implement(api.listEditableCurriculum, ({ ctx, params }) => editableItems(ctx, params.courseSeq)),
  implement(api.getVideoLink, ({ ctx, params, query }) => service.lookUpVideo(ctx, params.courseSeq, query)),
  implement(api.addCurriculum, ({ ctx, params, body }) => service.addItem(ctx, params.courseSeq, body)),
  implement(api.saveCurriculum, ({ ctx, params, body }) => service.saveItem(ctx, params, body)),
  implement(api.removeCurriculum, ({ ctx, params, body }) => service.removeItem(ctx, params, body.forceYn)),
  implement(api.orderCurriculum, ({ ctx, params, body }) =>
    service.orderItems(ctx, params.courseSeq, body.curriculumSeqs),
  ),
  implement(bulk.copyCurriculums, ({ ctx, params, body }) => copyItems(ctx, params.courseSeq, body)),
  implement(bulk.changeCurriculums, ({ ctx, params, body }) => changeItems(ctx, params.courseSeq, body)),
  implement(bulk.removeCurriculums, ({ ctx, params, body }) => removeItems(ctx, params.courseSeq, body)),
  implement(api.setProgressMode, ({ ctx, params, body }) =>
    service.setProgressMode(ctx, params.courseSeq, body.curriculumProgressCd),
  ),
]
