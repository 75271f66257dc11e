import { refusals } from 'contract/workflows/staff-invitations/refusals'
import { feature } from '../../../platform/feature.ts'
import { staffInvitationsRoutes } from './staff-invitations.routes.ts'

/** Accepting an invitation to a site or a class. */
export const staffInvitations = feature({ refusals, routes: staffInvitationsRoutes })
