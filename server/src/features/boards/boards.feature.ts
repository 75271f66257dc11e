import { feature } from '../../platform/feature.ts'
import { boardRoutes } from './boards.routes.ts'

export const boards = feature({
  routes: boardRoutes,
  uploadKinds: [{ kind: 'board', permissions: ['SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE'] }],
  userColumns: {
    posts: ['user_seq'],
  },
})
