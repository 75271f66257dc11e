import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import * as promised from 'contract/teaching/curriculum/api'

import * as bulk from 'contract/teaching/curriculum/bulk.api'

import { implement } from '../../../platform/http/implement.ts'

import { changeItems, removeItems } from './bulk-edit.service.ts'
import { copyItems } from './copy-items.service.ts'
import { copyClass } from './copy-course.service.ts'

import { editableItems } from './curriculum-editor.views.ts'
import * as service from './curriculum.service.ts'

export const curriculumRoutes = [
  implement(copyCourse, ({ ctx, params, body }) => copyClass(ctx, params.courseSeq, body.requestKey)),
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
