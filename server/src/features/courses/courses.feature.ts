import { feature } from '../../platform/feature.ts'
import { emptyTrash, publishUnreviewed } from './courses.jobs.ts'
import { courseRoutes } from './courses.routes.ts'
import { mountSitemap } from './sitemap.http.ts'

export const courses = feature({
  routes: courseRoutes,
  timers: [emptyTrash, publishUnreviewed],
  mount: mountSitemap,
})
