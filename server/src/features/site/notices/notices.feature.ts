import { notificationTexts } from 'contract/site/notices/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { boardRoutes } from './notices.routes.ts'

/** The notice board of a site. */
export const notices = feature({
  routes: boardRoutes,
  notificationTexts,
  uploadKinds: [{ kind: 'board', permissions: ['SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE'] }],
  userColumns: {
    posts: ['user_seq'],
  },
})
