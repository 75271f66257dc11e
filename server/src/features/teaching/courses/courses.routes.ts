import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'

import * as steps from 'contract/teaching/courses/state.api'
import * as fields from 'contract/teaching/courses/update.api'

import { getInformation } from 'contract/teaching/courses/information.api'
import * as settings from 'contract/teaching/courses/settings.api'
import * as api from 'contract/teaching/courses/api'

import { implement } from '../../../platform/http/implement.ts'

import { getManagedCourse } from './courses.public.ts'
import * as classLists from './course-list.service.ts'
import * as life from './course-review-request.service.ts'
import * as trash from './course-trash.service.ts'
import { paymentTab, settingsOf } from './course-settings.views.ts'
import * as page from './course-settings.service.ts'
import * as queries from './courses.queries.ts'
import * as service from './courses.service.ts'
import { updateCourse, type PageFieldsOf } from './course-update.service.ts'

import { informationTab } from './courses.views.ts'

/** A later feature composes the page of a course and passes it in. */
export const courseRoutes = (pageFieldsOf: PageFieldsOf) => [
  implement(api.listCourses, ({ ctx, query }) => classLists.listCourses(ctx, query)),
  implement(browseCourses, ({ ctx, query }) => classLists.browse(ctx, query)),
  implement(countCourses, ({ ctx, query }) => classLists.facets(ctx, query.filter ?? {})),
  implement(api.listCategories, async ({ ctx }) => ({ list: await queries.findCategories(ctx.db) })),
  implement(api.createCategory, ({ ctx, body }) => service.createCategory(ctx, body.name)),
  implement(api.createCourse, ({ ctx, body }) => service.createCourse(ctx, body)),
  implement(api.getCourseSettings, async ({ ctx, params }) =>
    settingsOf(ctx, await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(getInformation, async ({ ctx, params }) =>
    informationTab(ctx, await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(api.getCoursePayment, async ({ ctx, params }) =>
    paymentTab(await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(api.saveCourseInformation, ({ ctx, params, body }) =>
    service.saveInformation(ctx, params.courseSeq, body),
  ),
  implement(api.saveCoursePayment, ({ ctx, params, body }) =>
    service.savePayment(ctx, params.courseSeq, body),
  ),
  implement(steps.submitCourse, ({ ctx, params }) => life.submitCourse(ctx, params.courseSeq)),
  implement(steps.withdrawCourse, ({ ctx, params }) => life.withdrawCourse(ctx, params.courseSeq)),
  implement(fields.updateCourse, async ({ ctx, params: { courseSeq }, body }) => {
    await updateCourse(ctx, { courseSeq, fields: body, pageFieldsOf })
    return settingsOf(ctx, await getManagedCourse(ctx, courseSeq))
  }),
  implement(steps.getCoursePublic, ({ ctx, params }) => getManagedCourse(ctx, params.courseSeq)),
  implement(steps.setCoursePublic, ({ ctx, params, body }) =>
    service.setPublic(ctx, params.courseSeq, body.publicCd),
  ),
  implement(steps.setRecruiting, ({ ctx, params, body }) =>
    service.setRecruiting(ctx, params.courseSeq, body.isOpen),
  ),
  implement(steps.trashCourse, ({ ctx, params }) => trash.trashCourse(ctx, params.courseSeq)),
  implement(steps.restoreCourse, ({ ctx, params }) => trash.restoreCourse(ctx, params.courseSeq)),
  implement(steps.purgeCourse, ({ ctx, params, body }) =>
    trash.purgeCourse(ctx, params.courseSeq, body.title),
  ),
  implement(steps.trashCourses, ({ ctx, body }) => trash.trashSome(ctx, body.courseSeqs)),
  implement(steps.restoreCourses, ({ ctx, body }) => trash.restoreSome(ctx, body.courseSeqs)),
  implement(api.listAdminCourses, ({ ctx, query }) => classLists.listForStaff(ctx, query)),
  implement(settings.getEtc, ({ ctx, params }) => page.readSetting(ctx, params.courseSeq)),
  implement(settings.getBoard, ({ ctx, params }) => page.readSetting(ctx, params.courseSeq)),
  implement(settings.saveBoard, ({ ctx, params, body }) => page.changeEtc(ctx, params.courseSeq, body)),
  implement(settings.getFloatingCta, ({ ctx, params }) => page.readSetting(ctx, params.courseSeq)),
  implement(settings.saveEtc, ({ ctx, params, body }) => page.changeEtc(ctx, params.courseSeq, body)),
  implement(settings.saveFloatingCta, ({ ctx, params, body }) =>
    page.changeFloating(ctx, params.courseSeq, body),
  ),
  implement(settings.saveCustomEvent, ({ ctx, params, body }) =>
    page.changeEvent(ctx, params.courseSeq, body),
  ),
]
