import { browseCourses, countCourses } from 'contract/class-lists'
import { listTeachers } from 'contract/class-staff'
import * as steps from 'contract/course-life'
import { missingParts } from 'contract/course-life.rules'
import * as fields from 'contract/course-fields'
import { getCourseInformation, getInformation } from 'contract/course-information'
import * as settings from 'contract/course-setting'
import * as promised from 'contract/courses'
import { courseState, recruitCodes } from 'contract/course.rules'
import type { z } from 'zod'
import type { CourseSeq } from 'contract/values'
import type { Context, MemberContext } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import { fileUrl } from '../files/files.public.ts'
import { findMasterViews } from '../members/members.public.ts'
import { getReadableCourse } from '../enrolments/enrolments.public.ts'
import { getManagedCourse, type CourseFound } from './courses.public.ts'
import * as classLists from './class-lists.ts'
import * as life from './course-life.ts'
import * as trash from './course-trash.ts'
import { picturesToEdit } from './course-pictures.ts'
import * as page from './course-setting.ts'
import * as queries from './courses.queries.ts'
import * as service from './courses.service.ts'
import { updateCourse } from './course-fields.ts'
import { detailOf, informationTab, trashOf } from './courses.views.ts'

export const courseRoutes = [
  implement(promised.listCourses, ({ ctx, query }) => classLists.listCourses(ctx, query)),
  implement(browseCourses, ({ ctx, query }) => classLists.browse(ctx, query)),
  implement(countCourses, ({ ctx, query }) => classLists.facets(ctx, query.filter ?? {})),
  implement(promised.listCategories, async ({ ctx }) => ({ list: await queries.findCategories(ctx.db) })),
  implement(promised.createCategory, ({ ctx, body }) => service.createCategory(ctx, body.name)),
  implement(promised.getCourse, ({ ctx, params, query }) => informationOf(ctx, { ...params, ...query })),
  implement(getCourseInformation, async ({ ctx, params, query }) => {
    const { setting, classManagers, joinConditions, ...course } = await informationOf(ctx, {
      ...params,
      ...query,
    })
    return { course, setting, classManagers, joinConditions }
  }),
  implement(promised.createCourse, ({ ctx, body }) => service.createCourse(ctx, body)),
  implement(promised.getCourseSettings, async ({ ctx, params }) =>
    settingsOf(ctx, await getManagedCourse(ctx, params.courseSeq)),
  ),
  implement(getInformation, async ({ ctx, params }) =>
    informationTab(await getManagedCourse(ctx, params.courseSeq)),
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

async function informationOf(
  ctx: Context,
  { courseSeq, type }: { courseSeq: CourseSeq; type?: 'update' | undefined },
) {
  if (type === 'update')
    return detailOf(ctx, await getManagedCourse(ctx, courseSeq), { isStaff: true, mayEnter: true })
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  return detailOf(ctx, course, { isStaff: isManager, mayEnter: grant !== null })
}

async function settingsOf(
  ctx: MemberContext,
  course: CourseFound,
): Promise<z.output<typeof promised.CourseSettings>> {
  return {
    ...informationTab(course),
    ...recruitCodes(course),
    ...trashOf(course),
    imageUrl: course.imageFileSeq === null ? null : fileUrl(ctx.channelSeq, course.imageFileSeq, 640),
    lifecycle: courseState(course, ctx.now()),
    seatsTaken: course.attendCount,
    reviewHours: ctx.ports.settings.courseReviewHours,
    missing: missingParts(course),
    pictures: await picturesToEdit(ctx, course.courseSeq),
  }
}
