import { feature } from '../../../platform/feature.ts'
import { classLessonsRoutes } from './class-lessons.routes.ts'
import { classPageRoutes } from './class-page.routes.ts'
import { classViewerRoutes } from './class-viewer.routes.ts'
import { facilitatorsRoutes } from './facilitators.routes.ts'

/** The public page of a class, and what its visitor may do. */
export const classPage = feature({
  routes: [...classPageRoutes, ...classViewerRoutes, ...classLessonsRoutes, ...facilitatorsRoutes],
})
