import { feature } from '../../../platform/feature.ts'
import { boardRoutes } from './notices.routes.ts'

/** The notice board of a site. */
export const notices = feature({
  routes: boardRoutes,
  uploadKinds: [{ kind: 'board', permissions: ['SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE'] }],
  userColumns: {
    posts: ['user_seq'],
  },
})
