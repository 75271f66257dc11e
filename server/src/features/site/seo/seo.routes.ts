import * as api from 'contract/site/seo/api'
import { implement } from '../../../platform/http/implement.ts'
import { listPagesWithSeo } from '../pages/pages.public.ts'
import { readSiteSeo, writeSiteSeo } from '../sites/sites.public.ts'
import { clearCourse, getCourse, listCourses, saveCourse } from './seo.service.ts'

export const seoRoutes = [
  implement(api.getSiteSeo, ({ ctx }) => readSiteSeo(ctx)),
  implement(api.saveSiteSeo, async ({ ctx, body }) => {
    await writeSiteSeo(ctx, body)
    return null
  }),
  implement(api.listPageSeo, ({ ctx, query }) => listPagesWithSeo(ctx, query)),
  implement(api.listCourseSeo, ({ ctx, query }) => listCourses(ctx, query)),
  implement(api.getCourseSeo, ({ ctx, params }) => getCourse(ctx, params.courseSeq)),
  implement(api.saveCourseSeo, ({ ctx, params, body }) => saveCourse(ctx, params.courseSeq, body)),
  implement(api.clearCourseSeo, ({ ctx, params }) => clearCourse(ctx, params.courseSeq)),
]
