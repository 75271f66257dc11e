import { refusals } from 'contract/site/pages/refusals'
import { feature } from '../../../platform/feature.ts'
import { sitePageRoutes } from './pages.routes.ts'

/** Pages that a site writes. */
export const pages = feature({
  refusals,
  routes: sitePageRoutes,
  fileColumns: {
    site_pages: ['og_image_file_seq'],
    site_page_pictures: ['file_seq'],
  },
})
