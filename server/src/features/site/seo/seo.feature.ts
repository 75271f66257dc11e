import { feature } from '../../../platform/feature.ts'
import { mountFinding } from './sitemap.http.ts'
import { seoRoutes } from './seo.routes.ts'

/** Titles, descriptions, site map and robots of a site. */
export const seo = feature({
  routes: seoRoutes,
  mount: mountFinding,
  fileColumns: { course_seo: ['og_image_file_seq'] },
})
