import * as promised from 'contract/site/seo/api'
import { implement } from '../../../platform/http/implement.ts'
import { readSiteSeo, writeSiteSeo } from '../sites/sites.public.ts'
import { clearCourse, getCourse, listCourses, saveCourse } from './seo.service.ts'

export const seoRoutes = [
  implement(promised.getSiteSeo, ({ ctx }) => readSiteSeo(ctx)),
  implement(promised.saveSiteSeo, async ({ ctx, body }) => {
    await writeSiteSeo(ctx, body)
    return null
  }),
  implement(promised.listCourseSeo, ({ ctx, query }) => listCourses(ctx, query)),
  implement(promised.getCourseSeo, ({ ctx, params }) => getCourse(ctx, params.courseSeq)),
  implement(promised.saveCourseSeo, ({ ctx, params, body }) => saveCourse(ctx, params.courseSeq, body)),
  implement(promised.clearCourseSeo, ({ ctx, params }) => clearCourse(ctx, params.courseSeq)),
]
