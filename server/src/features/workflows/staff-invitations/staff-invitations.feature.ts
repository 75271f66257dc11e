import { feature } from '../../../platform/feature.ts'
import { staffInvitationsRoutes } from './staff-invitations.routes.ts'

export const staffInvitations = feature({ routes: staffInvitationsRoutes })
