import { feature } from '../../../platform/feature.ts'
import { mountIcons } from './site-icons.http.ts'
import { findSiteAt } from './sites.public.ts'
import { channelRoutes } from './sites.routes.ts'

/** The record of a site: address, brand, languages, settings, icons, which host it has. */
export const sites = feature({
  routes: channelRoutes,
  mount: mountIcons,
  siteOfHost: findSiteAt,
  uploadKinds: [
    { kind: 'channel', permissions: ['SITE_SUPPORT_UPDATE', 'SITE_PAGE_UPDATE'] },
    { kind: 'favicon', permissions: ['SITE_SUPPORT_UPDATE'] },
  ],
  fileColumns: { channels: ['logo_file_seq', 'banner_file_seq', 'favicon_file_seq', 'seo.ogImageFileSeq'] },
  userColumns: { channels: ['owner_user_seq'] },
})
