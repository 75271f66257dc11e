import { notificationTexts } from 'contract/site/notices/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { boardRoutes } from './notices.routes.ts'

/** The notice board of a site. */
export const notices = feature({
  routes: boardRoutes,
  notificationTexts,
  // The pictures of texts that staff write outside of classes and pages: campaigns have them too.
  uploadKinds: [
    { kind: 'board', permissions: ['SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE', 'SITE_MARKETING_UPDATE'] },
  ],
  userColumns: {
    posts: ['user_seq'],
  },
})
