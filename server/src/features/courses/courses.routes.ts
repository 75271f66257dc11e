import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { listTeachers } from 'contract/teaching/course-staff/api'
import * as steps from 'contract/teaching/courses/state.api'
import * as fields from 'contract/teaching/courses/update.api'
import { getCourseInformation, getCourseInformationAgain } from 'contract/views/class-page/information.api'
import { getInformation } from 'contract/teaching/courses/information.api'
import * as settings from 'contract/teaching/courses/settings.api'
import * as promised from 'contract/teaching/courses/api'
import * as promisedClassPage from 'contract/views/class-page/api'
import type { ViewerState } from 'contract/views/class-page/viewer.schemas'
import type { z } from 'zod'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import { findMasterViews } from '../members/members.public.ts'
import { getReadableCourse } from '../enrolments/enrolments.public.ts'
import { nobodysState, viewerOf } from '../enrolments/viewer.public.ts'
import { getManagedCourse } from './courses.public.ts'
import * as classLists from './class-lists.ts'
import * as life from './course-life.ts'
import * as trash from './course-trash.ts'
import { paymentTab, settingsOf } from './course-settings.views.ts'
import * as page from './course-setting.ts'
import * as queries from './courses.queries.ts'
import * as service from './courses.service.ts'
import { updateCourse } from './course-fields.ts'
import { detailOf, informationTab } from './courses.views.ts'

export const courseRoutes = [
  implement(promised.listCourses, ({ ctx, query }) => classLists.listCourses(ctx, query)),
  implement(browseCourses, ({ ctx, query }) => classLists.browse(ctx, query)),
  implement(countCourses, ({ ctx, query }) => classLists.facets(ctx, query.filter ?? {})),
  implement(promised.listCategories, async ({ ctx }) => ({ list: await queries.findCategories(ctx.db) })),
  implement(promised.createCategory, ({ ctx, body }) => service.createCategory(ctx, body.name)),
  implement(promisedClassPage.getCourse, ({ ctx, params, query }) =>
    informationOf(ctx, { ...params, ...query }),
  ),
  implement(getCourseInformation, ({ ctx, params, query }) => inParts(ctx, { ...params, ...query })),
  implement(getCourseInformationAgain, ({ ctx, params, query }) => inParts(ctx, { ...params, ...query })),
  implement(promised.createCourse, ({ ctx, body }) => service.createCourse(ctx, body)),
  implement(promised.getCourseSettings, async ({ ctx, params }) =>
    settingsOf(ctx, await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(getInformation, async ({ ctx, params }) =>
    informationTab(ctx, await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(promised.getCoursePayment, async ({ ctx, params }) =>
    paymentTab(await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(promised.saveCourseInformation, ({ ctx, params, body }) =>
    service.saveInformation(ctx, params.courseSeq, body),
  ),
  implement(promised.saveCoursePayment, ({ ctx, params, body }) =>
    service.savePayment(ctx, params.courseSeq, body),
  ),
  implement(steps.submitCourse, ({ ctx, params }) => life.submitCourse(ctx, params.courseSeq)),
  implement(steps.withdrawCourse, ({ ctx, params }) => life.withdrawCourse(ctx, params.courseSeq)),
  implement(fields.updateCourse, async ({ ctx, params: { courseSeq }, body }) => {
    await updateCourse(ctx, courseSeq, body)
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
  implement(promised.listAdminCourses, ({ ctx, query }) => classLists.listForStaff(ctx, query)),
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
  implement(listTeachers, async ({ ctx }) => ({ list: await findMasterViews(ctx) })),
]

interface Asked {
  courseSeq: CourseSeq
  type?: 'update' | undefined
}
async function informationOf(ctx: Context, { courseSeq, type }: Asked) {
  if (type === 'update')
    return detailOf(ctx, await getManagedCourse(ctx, courseSeq), { isStaff: true, mayEnter: true })
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  return detailOf(ctx, course, { isStaff: isManager, mayEnter: grant !== null })
}

/** The same by its parts, with what the class is to whoever asks. docs/rules.md R-621. */
async function inParts(ctx: Context, asked: Asked) {
  const { setting, classManagers, joinConditions, ...course } = await informationOf(ctx, asked)
  const { user } = ctx
  const state: z.output<typeof ViewerState> = user
    ? await viewerOf({ ...ctx, user }, asked.courseSeq)
    : nobodysState
  return { course: { ...state, ...course }, setting, classManagers, joinConditions }
}
