import * as api from 'contract/teaching/packages/api'
import { implement } from '../../../platform/http/implement.ts'
import { settingsOf } from '../courses/course-settings.public.ts'
import * as service from './packages.service.ts'
import { contentsOf, paymentOf } from './packages.views.ts'

export const packageRoutes = [
  implement(api.createPackage, ({ ctx, body }) => service.makePackage(ctx, body)),
  implement(api.getPackage, ({ ctx, params }) => service.shownPackage(ctx, params.courseSeq)),
  implement(api.getPackageSetting, async ({ ctx, params }) => {
    const course = await service.managedPackage(ctx, params.courseSeq)
    return { setting: await settingsOf(ctx, course), contents: await contentsOf(ctx, course) }
  }),
  implement(api.getPackagePayment, async ({ ctx, params }) =>
    paymentOf(ctx, await service.managedPackage(ctx, params.courseSeq)),
  ),
  implement(api.getPackageConfig, ({ ctx }) => service.candidates(ctx)),
  implement(api.addPackageCourse, ({ ctx, params, body }) =>
    service.addClass(ctx, params.courseSeq, body.addedSeq),
  ),
  implement(api.removePackageCourse, ({ ctx, params, body }) =>
    service.removeClass(ctx, params.courseSeq, body.removedSeq),
  ),
  implement(api.orderPackageCourses, ({ ctx, params, body }) =>
    service.orderClasses(ctx, params.courseSeq, body.courseSeqs),
  ),
]
