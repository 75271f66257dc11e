import { refusals } from 'contract/system/announcements/refusals'
import { feature } from '../../../platform/feature.ts'
import { mergeDismissals } from './announcements.queries.ts'
import { announcementRoutes } from './announcements.routes.ts'

/** What the operator announces to those who run sites. */
export const announcements = feature({
  refusals,
  routes: announcementRoutes,
  userColumns: { announcements: ['created_by_user_seq'] },
  mergeAccounts: { onPlatform: mergeDismissals, moves: { announcement_dismissals: ['user_seq'] } },
})
