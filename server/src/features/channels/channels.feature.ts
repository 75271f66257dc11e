import type { FastifyInstance } from 'fastify'
import { feature, type Openings } from '../../platform/feature.ts'
import { channelRoutes } from './channels.routes.ts'
import { findSiteAt } from './channels.public.ts'
import { mountIcons } from './icons.http.ts'
import { mountKeywords } from './keywords.http.ts'

function mountChannels(http: FastifyInstance, openings: Openings) {
  mountKeywords(http, openings)
  mountIcons(http, openings)
}

export const channels = feature({
  routes: channelRoutes,
  mount: mountChannels,
  siteOfHost: findSiteAt,
  uploadKinds: [
    { kind: 'channel', permissions: ['SITE_SUPPORT_UPDATE', 'SITE_PAGE_UPDATE'] },
    { kind: 'favicon', permissions: ['SITE_SUPPORT_UPDATE'] },
  ],
  fileColumns: {
    channels: ['logo_file_seq', 'banner_file_seq', 'favicon_file_seq', 'seo.ogImageFileSeq'],
  },
  userColumns: {
    channels: ['owner_user_seq'],
    keyword_editions: ['saved_by_user_seq'],
  },
})
